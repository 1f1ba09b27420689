import { createEmitter } from './emitter.ts';
import { browserStorage } from './storage.ts';

/** A short list kept on this device, the latest first. */
export interface StoredList<Item> {
  /** The same list until it changes. */
  read(): readonly Item[];
  /** Puts an item first; one that is the same goes from its old place. */
  add(item: Item): void;
  /** Takes an item out, or without one all of them. */
  remove(item?: Item): void;
  /** Told of changes, also of those in other tabs. */
  subscribe(listener: () => void): () => void;
}

export interface StoredListOptions<Item> {
  /** How many are kept. */
  most: number;
  /** Whether something found in storage may be taken for an item. */
  isItem(value: unknown): value is Item;
  /** What an item is compared by. @default itself */
  keyOf?(item: Item): unknown;
}

/** Whatever stands in storage is read as far as it makes sense; blocked or full, the list lives as long as the page. */
export function createStoredList<Item>(key: string, options: StoredListOptions<Item>): StoredList<Item> {
  const { most, isItem, keyOf = (item) => item } = options;
  const storage = browserStorage('localStorage');
  const changes = createEmitter();
  const none: readonly Item[] = [];
  let readText: string | null = null;
  let known = none;

  function parse(text: string | null): readonly Item[] {
    try {
      const value: unknown = JSON.parse(text ?? '[]');
      return Array.isArray(value) ? value.filter(isItem).slice(0, most) : none;
    } catch {
      return none;
    }
  }
  function read(): readonly Item[] {
    const text = storage.get(key);
    if (text !== readText) {
      readText = text;
      known = parse(text);
    }
    return known;
  }
  function write(items: readonly Item[]): void {
    storage.set(key, JSON.stringify(items.slice(0, most)));
    changes.emit();
  }
  const without = (item: Item) => read().filter((other) => keyOf(other) !== keyOf(item));

  return {
    read,
    add: (item) => write([item, ...without(item)]),
    remove: (item) => write(item === undefined ? none : without(item)),
    subscribe(listener) {
      const end = changes.subscribe(listener);
      addEventListener('storage', listener);
      return () => {
        end();
        removeEventListener('storage', listener);
      };
    },
  };
}
