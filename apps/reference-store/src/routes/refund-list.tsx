import { AccountShell } from '../features/account/AccountShell.tsx';
import { RefundList } from '../features/refunds/RefundList.tsx';
import { useText } from '../i18n/use-text.ts';
import type { RouteHandle, RouteProps } from '../router/route-types.ts';

export const handle: RouteHandle = { access: 'private' };

export function Component({ url }: RouteProps) {
  return (
    <AccountShell title={useText('service')('refunds.title')}>
      <RefundList url={url} />
    </AccountShell>
  );
}
