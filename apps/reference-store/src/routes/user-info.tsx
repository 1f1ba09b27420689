import { AccountShell } from '../features/account/AccountShell.tsx';
import { ProfilePage } from '../features/profile/ProfilePage.tsx';
import { useText } from '../i18n/use-text.ts';
import type { RouteHandle } from '../router/route-types.ts';

export const handle: RouteHandle = { access: 'private' };

export function Component() {
  return (
    <AccountShell title={useText('account')('account.profile')}>
      <ProfilePage />
    </AccountShell>
  );
}
