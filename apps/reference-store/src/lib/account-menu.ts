import type { UserMenus } from '@promenade/storefront-sdk';
import type { AccountLayoutLink } from '@promenade/storefront-ui/shop';
import type { FolderMessageId, MessageId } from '../i18n/catalogue.ts';
import * as paths from './paths.ts';

type Text = (id: MessageId | FolderMessageId<'account'>) => string;
type MenuEntry = UserMenus['routine_my_menus'][number];

/** Pages outside the account that the backend's menu may contain. */
const shopPages: ReadonlySet<string> = new Set([
  paths.orders,
  paths.refunds,
  paths.reviews,
  paths.wishes,
  paths.coupons,
  paths.points,
  paths.addresses,
  paths.profile,
  paths.cart,
  paths.allProducts,
  ...paths.contentPaths,
]);

/** The path of a menu entry's page in this shop; undefined for all other addresses. */
function knownPath({ pc_url }: MenuEntry): string | undefined {
  const [path = ''] = pc_url.trim().split(/[?#]/);
  return shopPages.has(path) ? path : undefined;
}

/** The pages of the account, then further pages from the backend's menu. Entries with unknown addresses are left out. */
export function accountMenu(text: Text, entries: readonly MenuEntry[], currentPath: string): AccountLayoutLink[] {
  const own = new Map<string, string>([
    [paths.orders, text('account.orders')],
    [paths.refunds, text('account.refunds')],
    [paths.reviews, text('account.reviews')],
    [paths.wishes, text('account.wishes')],
    [paths.coupons, text('account.coupons')],
    [paths.points, text('account.points')],
    [paths.addresses, text('account.addresses')],
    [paths.profile, text('account.profile')],
  ]);
  for (const entry of entries) {
    const path = knownPath(entry);
    if (path && path !== paths.account && !own.has(path) && entry.name.trim()) own.set(path, entry.name);
  }
  return [...own].map(([href, label]) => ({ label, href, current: href === currentPath }));
}
