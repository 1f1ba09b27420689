import type { AccountMenuProps } from '@promenade/storefront-ui';
import type { MessageId } from '../../i18n/catalogue.ts';

type PopupMenuLink = AccountMenuProps['links'][number];
type Text = (id: MessageId) => string;

/** A guest's ways in. */
export function guestLinks(text: Text, returnPath: string): PopupMenuLink[] {
  return [
    { label: text('account.signIn'), href: signInPath(returnPath) },
    { label: text('account.register'), href: '/register' },
    { label: text('account.orders'), href: '/users/order_list' },
  ];
}

/** A customer's pages. */
export function accountLinks(text: Text, currentPath: string): PopupMenuLink[] {
  const link = (id: MessageId, href: string) => ({ label: text(id), href, current: href === currentPath });
  return [link('account.orders', '/users/order_list'), link('account.addresses', '/users/address_list')];
}

/** The page that leads to the identity provider and back to where the visitor is. */
export function signInPath(returnPath: string): string {
  return `/sign-in?return=${encodeURIComponent(returnPath)}`;
}
