import type { Page } from '../schema/schema.ts';
import type { CallOptions } from './client.ts';

/** A page that knows whether another one follows, and how to get it. */
export interface ListPage<Item> extends Page<Item> {
  /** Whether another page follows. */
  readonly hasNext: boolean;
  /** Gets the page that follows, under the options of this one unless others are given; `undefined` after the last page. */
  next(options?: CallOptions): Promise<ListPage<Item> | undefined>;
}

/**
 * A call for a list. Awaited, it is one page; iterated with `for await`, it is all items from that page on, whose pages are
 * fetched as they are needed. An item that moves on to a later page meanwhile comes once only.
 */
export interface ListCall<Item> extends Promise<ListPage<Item>>, AsyncIterable<Item> {
  /** All pages from this one on, each fetched when the one before it has been looked at. */
  pages(): AsyncIterable<ListPage<Item>>;
}

/**
 * Whether a page follows. Only the numbers count: `hasNextPage` and its kin describe a one-page list on backends of the
 * family. An empty page is the last one, whatever the numbers say.
 */
export function hasNext({ list, pageNum, pages }: Page<unknown>): boolean {
  return list.length > 0 && pageNum < pages;
}

/**
 * Makes a list call of a call for one page.
 *
 * @param ask Gets a page; pages count from 1.
 * @param first The page to begin with.
 */
export function listCall<Item>(
  ask: (page: number | undefined, options: CallOptions | undefined) => Promise<Page<Item>>,
  first: number | undefined,
  options: CallOptions | undefined,
): ListCall<Item> {
  const load = async (
    page: number | undefined,
    callOptions: CallOptions | undefined,
    before?: Item[],
  ): Promise<ListPage<Item>> => {
    const found = await ask(page, callOptions);
    // Counted here: a backend that returns the wrong number must not be asked for one page for ever.
    const number = page ?? 1;
    // Nor one that ignores the number: it sends the same page each time.
    const isStuck = found.pageNum !== number && JSON.stringify(found.list) === JSON.stringify(before);
    const more = !isStuck && hasNext({ ...found, pageNum: number });
    const next: ListPage<Item>['next'] = async (later = callOptions) =>
      more ? load(number + 1, later, found.list) : undefined;
    // Not enumerable, so that pages can be serialised and compared.
    return Object.defineProperty({ ...found, hasNext: more } as ListPage<Item>, 'next', { value: next });
  };
  const page = load(first, options);
  async function* pages() {
    for (let current: ListPage<Item> | undefined = await page; current; current = await current.next()) yield current;
  }
  async function* items() {
    const seen = new Set<unknown>();
    for await (const { list } of pages()) {
      for (const item of list) {
        const { id = item } = Object(item);
        if (!seen.has(id)) yield item;
        seen.add(id);
      }
    }
  }
  return Object.assign(page, { pages, [Symbol.asyncIterator]: items });
}
