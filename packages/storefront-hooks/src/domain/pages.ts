/** A page of a list. */
interface Listed<Item> {
  list: readonly Item[];
}

type Id = number | string;

/**
 * The items of consecutive pages, each once: a row that moved to the next page between two requests is not repeated.
 *
 * @param idOf Returns the id of an item that has no `id`.
 */
export function mergePages<Item extends { id: Id }>(pages: Iterable<Listed<Item>>): Item[];
export function mergePages<Item>(pages: Iterable<Listed<Item>>, idOf: (item: Item) => Id): Item[];
export function mergePages<Item>(
  pages: Iterable<Listed<Item>>,
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
