import * as paths from '../../page/paths.ts';

/** The two lists of the page. The first has no name in the address. */
export const WISH_TABS = ['products', 'merchants'] as const;
export type WishTab = (typeof WISH_TABS)[number];

/** The address of a page of a list. */
export function wishPath(tab: WishTab, page = 1): string {
  const query = new URLSearchParams();
  if (tab !== WISH_TABS[0]) query.set('tab', tab);
  if (page > 1) query.set('page', `${page}`);
  return query.size > 0 ? `${paths.wishes}?${query}` : paths.wishes;
}

/** Reads such an address; what is not usable is the first list or the first page. */
export function parseWishPath(query: URLSearchParams): { tab: WishTab; page: number } {
  const page = Number(query.get('page') ?? 1);
  return {
    tab: WISH_TABS.find((tab) => tab === query.get('tab')) ?? WISH_TABS[0],
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}
