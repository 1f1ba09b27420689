import { Container } from '@promenade/storefront-ui';
import { PageHead } from '../app/PageHead.tsx';
import { SignedInOnly } from '../features/account/SignedInOnly.tsx';
import { OrderList } from '../features/orders/OrderList.tsx';
import { useAccountText } from '../i18n/use-text.ts';
import type { RouteHandle, RouteProps } from '../router/route-types.ts';
import styles from '../styles/page.module.css';
import widths from '../styles/private-page.module.css';

export const handle: RouteHandle = { access: 'private' };

export function Component({ url }: RouteProps) {
  const title = useAccountText()('orders.title');
  return (
    <Container className={styles.page}>
      <PageHead title={title} />
      <SignedInOnly title={title}>
        <div className={widths.list}>
          <OrderList url={url} />
        </div>
      </SignedInOnly>
    </Container>
  );
}
