import { useOrder, useOrderByToken, useSession } from '@promenade/storefront-hooks';
import { Button, Container, Disclosure, Message, PageHeader } from '@promenade/storefront-ui';
import { type ReactNode, useMemo, useState } from 'react';
import { FindOrder } from '../components/FindOrder.tsx';
import { OrderCardSkeleton } from '../components/OrderCardSkeleton.tsx';
import { OrderPage } from '../components/OrderDetails.tsx';
import { OrderMessage } from '../components/OrderMessage.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { ReadError } from '../components/ReadError.tsx';
import { SignedInOnly } from '../components/SignedInOnly.tsx';
import { useText } from '../i18n/texts.tsx';
import { signInPath } from '../lib/account-links.ts';
import { useMailToken } from '../lib/mail-token.ts';
import { orderView } from '../lib/order-view.ts';
import type { RouteHandle, RouteProps } from '../lib/route.ts';
import { useAddressHere } from '../lib/use-address-here.ts';
import styles from '../styles/page.module.css';
import widths from '../styles/private-page.module.css';

export const handle: RouteHandle = { access: 'private' };

export function Component({ url }: RouteProps) {
  const text = useText('account');
  const orderNo = url.searchParams.get('orderNo')?.trim();
  const title = orderNo ? text('orders.orderTitle', { number: orderNo }) : text('orders.find');
  return (
    <Container className={styles.page}>
      <PageHead title={title} />
      {orderNo ? (
        <div className={widths.order}>
          <OrderAccess key={orderNo} orderNo={orderNo} title={title} />
        </div>
      ) : (
        <>
          <PageHeader title={title} text={text('orders.findText')} />
          <FindOrder />
        </>
      )}
    </Container>
  );
}

/** An order for its signed-in owner, or for a visitor with the link in its mail. */
function OrderAccess({ orderNo, title }: { orderNo: string; title: string }) {
  const text = useText('account');
  const token = useMailToken(orderNo);
  const { state } = useSession();
  // Opening the link also confirms to the shop that its mail was read.
  useOrderByToken(token ?? null);
  const mailed = token ? <MailedOrder orderNo={orderNo} token={token} /> : undefined;
  if (mailed && state !== 'authenticated' && state !== 'unknown') return mailed;
  return (
    <SignedInOnly
      title={title}
      hint={
        <>
          {text('orders.mailHint')}
          <FindAgain orderNo={orderNo} />
        </>
      }
    >
      <OrderContent orderNo={orderNo} unknown={mailed} />
    </SignedInOnly>
  );
}

interface OrderGateProps {
  orderNo: string;
  /** Shown for an order that is not the shopper's. */
  unknown?: ReactNode;
}

/** Reads an order and shows it, or says why it cannot be shown. */
function OrderContent({ orderNo, unknown }: OrderGateProps) {
  const text = useText('account');
  const { data, error, isRefreshing, isLoading, refresh } = useOrder(orderNo);
  const order = useMemo(() => data && orderView(data), [data]);
  if (order) return <OrderPage order={order} />;
  if (!error) {
    return (
      <div aria-busy={isLoading}>
        <PageHeader title={text('orders.order')} count={orderNo} />
        <OrderCardSkeleton />
      </div>
    );
  }
  if (error.kind === 'not-found' || error.kind === 'invalid') {
    if (unknown) return unknown;
    return (
      <OrderMessage title={text('orders.unknown')}>{text('orders.unknownText', { number: orderNo })}</OrderMessage>
    );
  }
  return <ReadError page title={text('orders.failed')} of={{ error, isRefreshing, refresh }} />;
}

/** An order opened by the link in its mail, read-only. */
function MailedOrder({ orderNo, token }: { orderNo: string; token: string }) {
  const text = useText('account');
  const here = useAddressHere();
  const { data, error, isRefreshing, refresh } = useOrderByToken(token);
  const order = useMemo(() => data && orderView(data), [data]);
  if (order) return <OrderPage order={order} isReadOnly />;
  if (!error) {
    return (
      <div aria-busy="true">
        <PageHeader title={text('orders.order')} count={orderNo} />
        <OrderCardSkeleton />
      </div>
    );
  }
  if (error.kind === 'not-found' || error.kind === 'invalid') {
    return (
      <Message
        headingLevel={1}
        title={text('orders.unknown')}
        actions={<Button href={signInPath(here)}>{text('account.signIn')}</Button>}
      >
        {text('orders.mailLinkOver')}
        <FindAgain orderNo={orderNo} />
      </Message>
    );
  }
  return <ReadError page title={text('orders.failed')} of={{ error, isRefreshing, refresh }} />;
}

/** Offers to mail the link again. */
function FindAgain({ orderNo }: { orderNo: string }) {
  const text = useText('account');
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure title={text('orders.findAgain')} onOpenChange={setOpen}>
      {isOpen ? <FindOrder orderNo={orderNo} /> : null}
    </Disclosure>
  );
}
