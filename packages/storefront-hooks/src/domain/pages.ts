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

type Id = number | string;

/**
 * The items of consecutive pages, each once: a row that slid to the next page while loading is not shown twice.
 *
 * @param idOf Tells items apart that have no `id`.
 */
export function mergePages<Item extends { id: Id }>(pages: Iterable<ListPage<Item>>): Item[];
export function mergePages<Item>(pages: Iterable<ListPage<Item>>, idOf: (item: Item) => Id): Item[];
export function mergePages<Item>(
  pages: Iterable<ListPage<Item>>,
  idOf = (item: Item): Id => (item as { id: Id }).id,
): Item[] {
  const items = new Map<Id, Item>();
  for (const page of pages) {
    for (const item of page.list) {
      const id = idOf(item);
      if (!items.has(id)) items.set(id, item);
    }
  }
  return [...items.values()];
}
