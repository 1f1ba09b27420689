import type { AccountMenuProps } from '@promenade/storefront-ui/shop';
import type { MessageId } from '../i18n/catalogue.ts';
import * as paths from './paths.ts';

type PopupMenuLink = AccountMenuProps['links'][number];
type Text = (id: MessageId) => string;

/** Links of the account menu for guests. A shop may disable registration. */
export function guestLinks(text: Text, returnPath: string, canRegister: boolean): PopupMenuLink[] {
  return [
    { label: text('account.signIn'), href: signInPath(returnPath) },
    ...(canRegister ? [{ label: text('account.register'), href: paths.register }] : []),
    { label: text('account.orders'), href: paths.orders },
  ];
}

/** Links of the account menu for signed-in customers. */
export function accountLinks(text: Text, currentPath: string): PopupMenuLink[] {
  const link = (id: MessageId, href: string) => ({ label: text(id), href, current: href === currentPath });
  return [
    link('account.overview', paths.account),
    link('account.orders', paths.orders),
    link('nav.wishes', paths.wishes),
    link('nav.coupons', paths.coupons),
    link('account.addresses', paths.addresses),
    link('nav.profile', paths.profile),
  ];
}

/** The page that redirects to the identity provider and returns to `returnPath`. */
export function signInPath(returnPath: string): string {
  return `/sign-in?return=${encodeURIComponent(returnPath)}`;
}
