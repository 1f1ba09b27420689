import type { StorefrontError } from '@promenade/storefront-sdk';

/** Where a list that grows begins. */
export interface ListOptions {
  /** Number of the first page shown, from the address. @default 1 */
  firstPage?: number;
  /** How many pages were on the screen when the shopper left, to show as many again. @default 1 */
  loadedPages?: number;
}

/** A list that grows page by page. */
export interface ListRead<Item> {
  /** Items of all loaded pages, each id once. */
  items: readonly Item[];
  /** Why the first page, or the latest further one, could not be loaded. */
  error: StorefrontError | undefined;
  /** Whether the first page is still awaited. */
  isLoading: boolean;
  /** Whether a further page is awaited; once true it stays 200 ms, so that an indicator does not flicker. */
  isLoadingMore: boolean;
  /** Whether another page follows. */
  hasMore: boolean;
  /** How many pages are shown. Keep it in the history entry and hand it back as `loadedPages`. */
  loadedPages: number;
  /** Number of all pages. */
  pages: number;
  /** Number of all items. */
  total: number;
  /** Loads the next page; nothing while one is awaited. */
  loadMore(): Promise<void>;
  /** Asks for the first page again now. */
  refresh(): Promise<void>;
}
