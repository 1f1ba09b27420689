import { errorTextIn, type OrdersPage, type Read, useOrders } from '@promenade/storefront-hooks';
import { type OrderTabName, orderListPath } from '@promenade/storefront-hooks/domain';
import { Button, EmptyState, LoadError, OrderCardSkeleton, TextLink } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import * as paths from '../../page/paths.ts';
import { OrderPages } from './OrderPages.tsx';
import styles from './orders.module.css';
import { ShopOrderCard } from './ShopOrderCard.tsx';
import type { OrderCommands } from './use-order-commands.tsx';

export interface OrderResultsProps {
  tab: OrderTabName;
  page: number;
  /** What is searched for; empty for all orders of the view. */
  words: string;
  commands: OrderCommands;
}

/** The orders of one view: while newer ones are on their way the old ones stay. */
export function OrderResults(props: OrderResultsProps) {
  const isStart = props.tab === 'all' && props.page === 1 && !props.words;
  return isStart ? <StartResults {...props} /> : <ViewResults {...props} waiting={undefined} />;
}

/** Unpaid checkouts are no part of "all" on the wire, but a shopper looks for them there first. */
function StartResults(props: OrderResultsProps) {
  const { data } = useOrders('unpaid', 1);
  return <ViewResults {...props} waiting={data?.list.length ? data : undefined} />;
}

function ViewResults({ tab, page, words, commands, waiting }: OrderResultsProps & { waiting: OrdersPage | undefined }) {
  const text = useText('account');
  const read = useOrders(tab, page, words);
  const { data } = read;
  // A list that could not be read again may be empty no longer.
  const isEmpty = data?.list.length === 0 && !waiting && !read.error;
  return (
    <div className={styles.results} aria-busy={read.isLoading || read.isRefreshing}>
      <ReadFault read={read} />
      {waiting ? (
        <section className={styles.results} aria-label={text('orders.waiting')}>
          <OrderCards list={waiting.list} commands={commands} />
          {waiting.total > waiting.list.length ? (
            <TextLink href={orderListPath('unpaid')}>{text('orders.waitingAll', { count: waiting.total })}</TextLink>
          ) : null}
        </section>
      ) : null}
      {read.isLoading ? (
        <>
          <OrderCardSkeleton />
          <OrderCardSkeleton />
        </>
      ) : null}
      {isEmpty ? <NoOrders tab={tab} words={words} /> : null}
      {data ? <OrderCards list={data.list} commands={commands} /> : null}
      {data && data.pages > 1 ? <OrderPages tab={tab} words={words} page={data.pageNum} pages={data.pages} /> : null}
    </div>
  );
}

function OrderCards({ list, commands }: { list: OrdersPage['list']; commands: OrderCommands }) {
  return list.map((order) => <ShopOrderCard key={order.orderNo} order={order} commands={commands} headingLevel={2} />);
}

function NoOrders({ tab, words }: Pick<OrderResultsProps, 'tab' | 'words'>) {
  const text = useText('account');
  if (words) {
    return (
      <EmptyState
        title={text('orders.notFound', { words })}
        action={
          <Button href={orderListPath('all')} variant="outline">
            {text('orders.showAll')}
          </Button>
        }
      >
        {text('orders.notFoundText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={text(`orders.empty.${tab}`)}
      action={
        tab === 'all' ? (
          <Button href={paths.allProducts}>{text('orders.shop')}</Button>
        ) : (
          <Button href={orderListPath('all')} variant="outline">
            {text('orders.showAll')}
          </Button>
        )
      }
    >
      {tab === 'all' ? text('orders.emptyText') : null}
    </EmptyState>
  );
}

function ReadFault({ read }: { read: Read<unknown> }) {
  const text = useText('account');
  const { locale } = useEnvironment();
  if (!read.error) return null;
  return (
    <LoadError
      title={text('orders.failed')}
      text={errorTextIn(read.error, locale)}
      onRetry={() => void read.refresh()}
      retryPending={read.isRefreshing}
    />
  );
}
