import { PageHead } from '../app/PageHead.tsx';
import { SignedInOnly } from '../features/account/SignedInOnly.tsx';
import { OrderList } from '../features/orders/OrderList.tsx';
import { useText } from '../i18n/use-text.ts';
import type { RouteHandle, RouteProps } from '../router/route-types.ts';
import styles from '../styles/page.module.css';

export const handle: RouteHandle = { access: 'private' };

export function Component({ url }: RouteProps) {
  const title = useText()('orders.title');
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <PageHead title={title} />
      <SignedInOnly title={title}>
        <OrderList url={url} />
      </SignedInOnly>
    </div>
  );
}
