import {
  type OrderSummary,
  type OrdersPage,
  type Read,
  useOrderCard,
  useOrders,
  useOrderTabs,
  useStorefront,
} from '@promenade/storefront-hooks';
import { ORDER_WORDS, type OrderTabName, orderListPath, parseOrderListQuery } from '@promenade/storefront-hooks/domain';
import { Button, LinkTabs, Message, PageHeader, TextLink } from '@promenade/storefront-ui';
import { OrderCard, SearchForm } from '@promenade/storefront-ui/shop';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { AccountShell } from '../components/AccountPage.tsx';
import { OrderCardSkeleton } from '../components/OrderCardSkeleton.tsx';
import { type OrderCommands, useOrderCommands } from '../components/order-commands.tsx';
import { PayUntil } from '../components/PayUntil.tsx';
import { ReadError } from '../components/ReadError.tsx';
import { useText } from '../i18n/texts.tsx';
import { focusPageTitle } from '../lib/focus-page-title.ts';
import * as paths from '../lib/paths.ts';
import type { RouteHandle, RouteProps } from '../lib/route.ts';
import styles from '../styles/orders.module.css';

export const handle: RouteHandle = { access: 'private' };

export function Component({ url }: RouteProps) {
  const text = useText('account');
  return (
    <AccountShell
      title={text('orders.title')}
      hint={<TextLink href={paths.order}>{text('orders.findGuest')}</TextLink>}
    >
      <OrderList url={url} />
    </AccountShell>
  );
}

/** The shopper's orders by state. Every view is an address. */
function OrderList({ url }: { url: URL }) {
  const text = useText('account');
  const { tab, page, words } = parseOrderListQuery(url.searchParams);
  const labelOf = useCallback((each: OrderTabName) => text(`orders.tab.${each}`), [text]);
  const tabs = useOrderTabs(tab, labelOf);
  const commands = useOrderCommands(() => focusPageTitle());
  return (
    <>
      <PageHeader title={text('orders.title')} />
      <LinkTabs label={text('orders.tabs')} {...tabs} />
      {tab === 'unpaid' ? null : <OrderSearch key={words} tab={tab} words={words} />}
      <OrderResults tab={tab} page={page} words={tab === 'unpaid' ? '' : words} commands={commands} />
      {commands.question}
    </>
  );
}

/** Finds orders by number or product; the search term is in the address. */
function OrderSearch({ tab, words }: { tab: OrderTabName; words: string }) {
  const text = useText('account');
  const { href } = useStorefront();
  const navigate = useNavigate();
  return (
    <SearchForm
      className={styles.search}
      action={href(orderListPath())}
      name={ORDER_WORDS}
      label={text('orders.search')}
      defaultValue={words}
      onSearch={(next) => void navigate(orderListPath(tab, 1, next))}
    />
  );
}

interface OrderResultsProps {
  tab: OrderTabName;
  page: number;
  /** Search term; empty for all orders of the tab. */
  words: string;
  commands: OrderCommands;
}

/** The orders of one view. While the next view loads, the previous one stays. */
function OrderResults(props: OrderResultsProps) {
  const isStart = props.tab === 'all' && props.page === 1 && !props.words;
  return isStart ? <StartResults {...props} /> : <ViewResults {...props} waiting={undefined} />;
}

/** The backend does not include unpaid checkouts in "all", but shoppers look for them there first. */
function StartResults(props: OrderResultsProps) {
  const { data } = useOrders('unpaid', 1);
  return <ViewResults {...props} waiting={data?.list.length ? data : undefined} />;
}

function ViewResults({ tab, page, words, commands, waiting }: OrderResultsProps & { waiting: OrdersPage | undefined }) {
  const text = useText('account');
  const read = useOrders(tab, page, words);
  const { data } = read;
  // After a failed refresh, the list may no longer be empty.
  const isEmpty = data?.list.length === 0 && !waiting && !read.error;
  return (
    <div className={styles.results} aria-busy={read.isLoading || read.isRefreshing}>
      <ReadErrorNotice read={read} />
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
      <Message
        title={text('orders.notFound', { words })}
        actions={
          <Button href={orderListPath('all')} variant="outline">
            {text('orders.showAll')}
          </Button>
        }
      >
        {text('orders.notFoundText')}
      </Message>
    );
  }
  return (
    <Message
      title={text(`orders.empty.${tab}`)}
      actions={
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
    </Message>
  );
}

function ReadErrorNotice({ read }: { read: Read<unknown> }) {
  const text = useText('account');
  if (!read.error) return null;
  return <ReadError title={text('orders.failed')} of={read} />;
}

interface OrderPagesProps {
  tab: OrderTabName;
  words: string;
  page: number;
  pages: number;
}

/** Pagination of the orders. */
function OrderPages({ tab, words, page, pages }: OrderPagesProps) {
  const text = useText('account');
  return (
    <nav className={styles.pages} aria-label={text('orders.pages')}>
      {page > 1 ? (
        <Button href={orderListPath(tab, page - 1, words)} variant="outline" size="small">
          {text('orders.newer')}
        </Button>
      ) : null}
      <span aria-current="page">{text('orders.page', { page, pages })}</span>
      {page < pages ? (
        <Button href={orderListPath(tab, page + 1, words)} variant="outline" size="small">
          {text('orders.older')}
        </Button>
      ) : null}
    </nav>
  );
}

interface ShopOrderCardProps {
  order: OrderSummary;
  commands: Pick<OrderCommands, 'actionsOf' | 'errorOf'>;
  headingLevel: 2 | 3;
}

/** One order in a list. */
function ShopOrderCard({ order, commands, headingLevel }: ShopOrderCardProps) {
  const text = useText('account');
  const { state, refund, payUntil } = order;
  const refundNote = refund === 'none' || refund === 'unknown' ? undefined : text(`orders.refundNote.${refund}`);
  const waits = state === 'unpaid' && payUntil ? <PayUntil at={payUntil} /> : undefined;
  const note = state === 'processing' ? text('orders.processingNote') : (waits ?? refundNote);
  return (
    <OrderCard
      {...useOrderCard(order)}
      note={note}
      allowedActions={commands.actionsOf(order)}
      error={commands.errorOf(order)}
      headingLevel={headingLevel}
    />
  );
}
