import { orderListPath } from '@promenade/storefront-hooks/domain';
import { Button, Container, EmptyState } from '@promenade/storefront-ui';
import { OrderDoor } from '../features/orders/OrderDoor.tsx';
import { useText } from '../i18n/use-text.ts';
import { PageHead } from '../page/PageHead.tsx';
import type { RouteHandle, RouteProps } from '../router/route-types.ts';
import styles from '../styles/page.module.css';
import widths from '../styles/private-page.module.css';

export const handle: RouteHandle = { access: 'private' };

export function Component({ url }: RouteProps) {
  const text = useText('account');
  const orderNo = url.searchParams.get('orderNo')?.trim();
  const title = orderNo ? text('orders.orderTitle', { number: orderNo }) : text('orders.missing');
  return (
    <Container className={styles.page}>
      <PageHead title={title} />
      {orderNo ? (
        <div className={widths.order}>
          <OrderDoor key={orderNo} orderNo={orderNo} title={title} hint={text('orders.mailHint')} />
        </div>
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
