import { AccountShell } from '../features/account/AccountShell.tsx';
import { AddressBook } from '../features/addresses/AddressBook.tsx';
import { useText } from '../i18n/use-text.ts';
import type { RouteHandle, RouteProps } from '../router/route-types.ts';

export const handle: RouteHandle = { access: 'private' };

export function Component({ url }: RouteProps) {
  return (
    <AccountShell title={useText('account')('addresses.title')}>
      <AddressBook url={url} />
    </AccountShell>
  );
}
