import { errorTextIn, useOrder } from '@promenade/storefront-hooks';
import { orderListPath } from '@promenade/storefront-hooks/domain';
import { Button, EmptyState, LoadError, OrderCardSkeleton, PageHeader } from '@promenade/storefront-ui';
import { type ReactNode, useMemo } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import { OrderPage } from './OrderPage.tsx';
import { orderView } from './order-view.ts';

export interface OrderGateProps {
  orderNo: string;
  /** Shown for an order that is not the shopper's. */
  unknown?: ReactNode;
}

/** Reads an order and shows it, or says why it cannot be shown. */
export function OrderGate({ orderNo, unknown }: OrderGateProps) {
  const text = useText('account');
  const { locale } = useEnvironment();
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
      <EmptyState
        headingLevel={1}
        title={text('orders.unknown')}
        action={<Button href={orderListPath('all')}>{text('orders.showAll')}</Button>}
      >
        {text('orders.unknownText', { number: orderNo })}
      </EmptyState>
    );
  }
  return (
    <LoadError
      size="page"
      headingLevel={1}
      title={text('orders.failed')}
      text={errorTextIn(error, locale)}
      onRetry={() => void refresh()}
      retryPending={isRefreshing}
    />
  );
}
