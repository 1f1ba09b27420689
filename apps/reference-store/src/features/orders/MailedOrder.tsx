import { errorTextIn, useOrderByToken } from '@promenade/storefront-hooks';
import { Button, EmptyState, LoadError, OrderCardSkeleton, PageHeader } from '@promenade/storefront-ui';
import { useMemo } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import { useNavigation } from '../../router/current-page.ts';
import { signInPath } from '../layout/account-links.ts';
import { OrderPage } from './OrderPage.tsx';
import { orderView } from './order-view.ts';

/** An order opened by the link of its mail: to be read and printed, by whoever has the link. */
export function MailedOrder({ orderNo, token }: { orderNo: string; token: string }) {
  const text = useText('account');
  const { locale } = useEnvironment();
  const { pathname, search } = useNavigation().page.url;
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
      <EmptyState
        headingLevel={1}
        title={text('orders.unknown')}
        action={<Button href={signInPath(pathname + search)}>{text('account.signIn')}</Button>}
      >
        {text('orders.mailLinkOver')}
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
