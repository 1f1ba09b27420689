import type { Read } from './read.ts';

/** Where a paged list begins. */
export interface ListOptions {
  /** Number of the first page shown, from the address. @default 1 */
  firstPage?: number;
  /** How many pages were shown when the visitor left, to show as many again. @default 1 */
  loadedPages?: number;
}

/** A list that is loaded page by page. `data` has the items of all loaded pages, each id once. */
export interface ListRead<Item> extends Read<readonly Item[]> {
  /** Whether another page follows. */
  readonly hasMore: boolean;
  /** Loads the next page; does nothing while one is loading or when none follows. Never rejects. Always the same function. */
  loadMore(): Promise<void>;
  /** Whether a further page is loading; once true it stays so for 200 ms, so that an indicator does not flicker. */
  readonly isLoadingMore: boolean;
  /** Number of all items; 0 before the first answer. */
  readonly total: number;
  /** Number of all pages; 0 before the first answer. */
  readonly pages: number;
  /** How many pages are shown. Keep it in the history entry and pass it back as `loadedPages`. */
  readonly loadedPages: number;
}
