import type { Read } from './read.ts';

/** Options of paged lists. */
export interface ListOptions {
  /** Number of the first page shown, from the address. @default 1 */
  firstPage?: number;
  /** Number of pages to show at first, for instance as many as before the shopper left the page. @default 1 */
  loadedPages?: number;
}

/** A list that is loaded page by page. `data` contains the items of all loaded pages, each id once. */
export interface ListRead<Item> extends Read<readonly Item[]> {
  /** Whether there is another page. */
  readonly hasMore: boolean;
  /**
   * Loads the next page; does nothing while a page is loading or if there is no next page. Never rejects. Always the same
   * function.
   */
  loadMore(): Promise<void>;
  /** Whether a further page is loading. It remains true for at least 200 ms, so that an indicator does not flicker. */
  readonly isLoadingMore: boolean;
  /** Number of all items; 0 before the first response. */
  readonly total: number;
  /** Number of all pages; 0 before the first response. */
  readonly pages: number;
  /** Number of shown pages. Store it in the history entry and pass it as the option `loadedPages` later. */
  readonly loadedPages: number;
}
