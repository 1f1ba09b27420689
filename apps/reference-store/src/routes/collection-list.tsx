import { AccountShell } from '../features/account/AccountShell.tsx';
import { WishPage } from '../features/wishes/WishPage.tsx';
import { useText } from '../i18n/use-text.ts';
import type { RouteHandle, RouteProps } from '../router/route-types.ts';

export const handle: RouteHandle = { access: 'private' };

export function Component({ url }: RouteProps) {
  const text = useText('account');
  return (
    <AccountShell title={text(url.searchParams.get('tab') === 'merchants' ? 'follows.title' : 'wishes.title')}>
      <WishPage url={url} />
    </AccountShell>
  );
}
