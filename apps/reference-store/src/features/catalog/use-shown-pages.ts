import type { ListRead } from '@promenade/storefront-hooks';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ListPages, shownTo } from './list-data.ts';

/** How a list starts that shows the pages of its address. */
export const startOf = ({ page = 1, lastPage = page }: ListPages) => ({
  firstPage: page,
  loadedPages: lastPage - page + 1,
});

/** Keeps the pages that a list shows in the address: Back, a reload and a shared link show the same ones. */
export function useShownPages(
  list: Pick<ListRead<unknown>, 'loadedPages'>,
  pages: ListPages,
  hrefFor: (pages: ListPages) => string,
): void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { page = 1, lastPage = page } = pages;
  const shown = shownTo(list, pages);
  const href = hrefFor({ page, lastPage: shown });
  // An address names only so many pages: further ones leave it as it is.
  const isBehind = shown > lastPage && href !== hrefFor({ page, lastPage });
  useEffect(() => {
    if (isBehind) void navigate(href, { replace: true, state });
  }, [isBehind, href, navigate, state]);
}
