import { AccountShell } from '../features/account/AccountShell.tsx';
import { CouponPage } from '../features/coupons/CouponPage.tsx';
import { useText } from '../i18n/use-text.ts';
import type { RouteHandle, RouteProps } from '../router/route-types.ts';

export const handle: RouteHandle = { access: 'private' };

export function Component({ url }: RouteProps) {
  return (
    <AccountShell title={useText('account')('coupons.title')}>
      <CouponPage url={url} />
    </AccountShell>
  );
}
