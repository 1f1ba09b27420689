import { AccountShell } from '../features/account/AccountShell.tsx';
import { RefundApplication } from '../features/refunds/RefundApplication.tsx';
import { useText } from '../i18n/use-text.ts';
import type { RouteHandle, RouteProps } from '../router/route-types.ts';

export const handle: RouteHandle = { access: 'private' };

export function Component({ url }: RouteProps) {
  const orderNo = url.searchParams.get('orderNo')?.trim() ?? '';
  return (
    <AccountShell title={useText('service')('refunds.apply.title')}>
      <RefundApplication key={orderNo} orderNo={orderNo} step={url.searchParams.get('step')} />
    </AccountShell>
  );
}
