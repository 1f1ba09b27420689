import { orderListPath } from '@promenade/storefront-hooks/domain';
import { Button, Container, EmptyState } from '@promenade/storefront-ui';
import { PageHead } from '../app/PageHead.tsx';
import { SignedInOnly } from '../features/account/SignedInOnly.tsx';
import { OrderGate } from '../features/orders/OrderGate.tsx';
import { useAccountText } from '../i18n/use-text.ts';
import type { RouteHandle, RouteProps } from '../router/route-types.ts';
import styles from '../styles/page.module.css';
import widths from '../styles/private-page.module.css';

export const handle: RouteHandle = { access: 'private' };

export function Component({ url }: RouteProps) {
  const text = useAccountText();
  const orderNo = url.searchParams.get('orderNo')?.trim();
  const title = orderNo ? text('orders.orderTitle', { number: orderNo }) : text('orders.missing');
  return (
    <Container className={styles.page}>
      <PageHead title={title} />
      {orderNo ? (
        <SignedInOnly title={title}>
          <div className={widths.order}>
            <OrderGate key={orderNo} orderNo={orderNo} />
          </div>
        </SignedInOnly>
      ) : (
        <EmptyState
          headingLevel={1}
          title={title}
          action={<Button href={orderListPath('all')}>{text('orders.showAll')}</Button>}
        >
          {text('orders.missingText')}
        </EmptyState>
      )}
    </Container>
  );
}
