import { type OrderPage, type Read, useOrders } from '@promenade/storefront-hooks';
import { errorText } from '@promenade/storefront-sdk';
import { Alert, Button, EmptyState, OrderCardSkeleton } from '@promenade/storefront-ui';
import { useEnvironment } from '../../app/environment.ts';
import { useText } from '../../i18n/use-text.ts';
import { OrderPages } from './OrderPages.tsx';
import { type OrderListTab, orderListPath } from './order-tabs.ts';
import styles from './orders.module.css';
import { ShopOrderCard } from './ShopOrderCard.tsx';
import type { OrderCommands } from './use-order-commands.tsx';

export interface OrderResultsProps {
  tab: OrderListTab;
  page: number;
  commands: OrderCommands;
}

/** The orders of one view: while newer ones are on their way the old ones stay. */
export function OrderResults({ tab, page, commands }: OrderResultsProps) {
  const text = useText();
  const read = useOrders(tab, page);
  // Unpaid checkouts are no part of "all" on the wire, but a shopper looks for them there first.
  const unpaid = useOrders('unpaid', 1);
  const waiting = tab === 'all' && page === 1 ? (unpaid.data?.list ?? []) : [];
  const { data } = read;
  const isEmpty = data?.list.length === 0 && waiting.length === 0;
  return (
    <div className={styles.results} aria-busy={read.isLoading || read.isRefreshing}>
      <ReadFault read={read} />
      {waiting.length > 0 ? (
        <section className={styles.results} aria-label={text('orders.waiting')}>
          <OrderCards list={waiting} commands={commands} />
        </section>
      ) : null}
      {read.isLoading ? (
        <>
          <OrderCardSkeleton />
          <OrderCardSkeleton />
        </>
      ) : null}
      {isEmpty ? <NoOrders tab={tab} /> : null}
      {data ? <OrderCards list={data.list} commands={commands} /> : null}
      {data && data.pages > 1 ? <OrderPages tab={tab} page={data.pageNum} pages={data.pages} /> : null}
    </div>
  );
}

function OrderCards({ list, commands }: { list: OrderPage['list']; commands: OrderCommands }) {
  return list.map((order) => <ShopOrderCard key={order.orderNo} order={order} commands={commands} headingLevel={2} />);
}

function NoOrders({ tab }: { tab: OrderListTab }) {
  const text = useText();
  return (
    <EmptyState
      title={text(`orders.empty.${tab}`)}
      action={
        tab === 'all' ? (
          <Button href="/products/all">{text('orders.shop')}</Button>
        ) : (
          <Button href={orderListPath('all')} tone="outline">
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
  const text = useText();
  const { locale } = useEnvironment();
  if (!read.error) return null;
  return (
    <Alert
      tone="critical"
      announce
      title={text('orders.failed')}
      action={
        <Button size="small" tone="outline" onClick={() => void read.refresh()} pending={read.isRefreshing}>
          {text('action.retry')}
        </Button>
      }
    >
      {errorText(read.error, locale)}
    </Alert>
  );
}
