import { AccountOverview } from '../features/account/AccountOverview.tsx';
import { AccountShell } from '../features/account/AccountShell.tsx';
import { useText } from '../i18n/use-text.ts';
import type { RouteHandle } from '../router/route-types.ts';

export const handle: RouteHandle = { access: 'private' };

export function Component() {
  return (
    <AccountShell title={useText('account')('account.overview')} overview>
      <AccountOverview />
    </AccountShell>
  );
}
