import { orderListPath } from '@promenade/storefront-hooks/domain';
import { Button, Container, EmptyState } from '@promenade/storefront-ui';
import { SignedInOnly } from '../features/account/SignedInOnly.tsx';
import { PaymentResult } from '../features/checkout/PaymentResult.tsx';
import { useText } from '../i18n/use-text.ts';
import { PageHead } from '../page/PageHead.tsx';
import type { RouteHandle, RouteProps } from '../router/route-types.ts';
import styles from '../styles/page.module.css';

export const handle: RouteHandle = { access: 'private' };

export function Component({ url }: RouteProps) {
  const text = useText('account');
  const orderNo = url.searchParams.get('orderNo')?.trim();
  const title = text(orderNo ? 'payment.title' : 'payment.missing');
  return (
    <Container className={styles.page}>
      <PageHead title={title} />
      {orderNo ? (
        <SignedInOnly title={title}>
          <PaymentResult key={orderNo} orderNo={orderNo} />
        </SignedInOnly>
      ) : (
        <EmptyState
          headingLevel={1}
          title={title}
          action={<Button href={orderListPath('all')}>{text('orders.showAll')}</Button>}
        >
          {text('payment.missingText')}
        </EmptyState>
      )}
    </Container>
  );
}
