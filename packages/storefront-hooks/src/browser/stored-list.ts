import { storageKey } from './storage-key.ts';
import { createStoredValue, type StoredValue } from './stored-value.ts';

/** A short list stored on this device, the latest item first. */
export interface StoredList<Item> extends Pick<StoredValue<readonly Item[]>, 'subscribe'> {
  /** The same list until it changes. */
  read(): readonly Item[];
  /** Puts an item first; an equal one is removed from its old position. */
  add(item: Item): void;
  /** Removes an item, or without one all of them. */
  remove(item?: Item): void;
}

/** What a stored list accepts. */
export interface StoredListOptions<Item> {
  /** Maximum number of items. */
  most: number;
  /** Whether a value found in storage is an item. */
  isItem(value: unknown): value is Item;
  /** What an item is compared by. @default itself */
  keyOf?(item: Item): unknown;
}

/** Stored values that are no items are dropped; where storage is blocked or full, the list lives as long as the page. */
function createStoredList<Item>(key: string, options: StoredListOptions<Item>): StoredList<Item> {
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
    read: stored.read,
    add: (item) => write([item, ...without(item)]),
    remove: (item) => write(item === undefined ? none : without(item)),
    subscribe: stored.subscribe,
  };
}

/** The lists of one name, one for each shop on the origin. */
export function createStoredLists<Item>(name: string, options: StoredListOptions<Item>) {
  const lists = new Map<number, StoredList<Item>>();
  return (storeId: number): StoredList<Item> => {
    const list = lists.get(storeId) ?? createStoredList(storageKey(name, storeId), options);
    lists.set(storeId, list);
    return list;
  };
}
