import { AccountShell } from '../features/account/AccountShell.tsx';
import { OrderList } from '../features/orders/OrderList.tsx';
import { useText } from '../i18n/use-text.ts';
import type { RouteHandle, RouteProps } from '../router/route-types.ts';

export const handle: RouteHandle = { access: 'private' };

export function Component({ url }: RouteProps) {
  return (
    <AccountShell title={useText('account')('orders.title')}>
      <OrderList url={url} />
    </AccountShell>
  );
}
