import { storageKey } from './storage-key.ts';
import { createStoredValue } from './stored-value.ts';

/** Options of a stored list. */
export interface StoredListOptions<Item> {
  /** Maximum number of items. */
  most: number;
  /** Whether a value from storage, which is untrusted input, is an item. */
  isItem(value: unknown): value is Item;
  /** Returns the value by which items are compared. @default the item */
  keyOf?(item: Item): unknown;
}

/**
 * A short list that is stored on this device, latest item first. Invalid stored values are dropped. If storage is blocked or full, the list
 * is in memory until the page is closed.
 */
function createStoredList<Item>(key: string, options: StoredListOptions<Item>) {
  const { most, isItem, keyOf = (item) => item } = options;
  const none: readonly Item[] = [];
  const stored = createStoredValue('localStorage', key, (text): readonly Item[] => {
    try {
      const value: unknown = JSON.parse(text ?? '[]');
      return Array.isArray(value) ? value.filter(isItem).slice(0, most) : none;
    } catch {
      return none;
    }
  });
  const write = (items: readonly Item[]) => stored.write(items.slice(0, most));
  const without = (item: Item) => stored.read().filter((other) => keyOf(other) !== keyOf(item));
  return {
    /** The current items. The same list until it changes. */
    read: stored.read,
    /** Adds an item at the start and removes an equal item. */
    add: (item: Item): void => write([item, ...without(item)]),
    /** Removes an item, or all items if none is given. */
    remove: (item?: Item): void => write(item === undefined ? none : without(item)),
    subscribe: stored.subscribe,
  };
}

export type StoredList<Item> = ReturnType<typeof createStoredList<Item>>;

const ID_MAX = 2_147_483_647;
/** Whether a value from storage is an id of the backend. */
export const isStoredId = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0 && Number(value) <= ID_MAX;

/** Returns a function that returns the list of a shop, so that several shops on one origin have separate lists. */
export function createStoredLists<Item>(name: string, options: StoredListOptions<Item>) {
  const lists = new Map<number, StoredList<Item>>();
  return (storeId: number) => {
    const list = lists.get(storeId) ?? createStoredList(storageKey(name, storeId), options);
    lists.set(storeId, list);
    return list;
  };
}
