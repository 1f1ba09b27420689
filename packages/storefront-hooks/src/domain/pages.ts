/** One page of a list as a backend answers it. */
export interface ListPage<Item> {
  list: readonly Item[];
  /** Number of this page, from 1. */
  pageNum: number;
  /** Number of all pages. */
  pages: number;
}

/** Whether another page follows. An empty page ends the list, whatever its numbers say. */
export function hasNextPage({ list, pageNum, pages }: ListPage<unknown>): boolean {
  return list.length > 0 && pageNum < pages;
}

/** The items of consecutive pages, each id once: a row that slid to the next page while loading is not shown twice. */
export function mergePages<Item extends { id: number | string }>(pages: Iterable<ListPage<Item>>): Item[] {
  const items = new Map<Item['id'], Item>();
  for (const page of pages) {
    for (const item of page.list) if (!items.has(item.id)) items.set(item.id, item);
  }
  return [...items.values()];
}
