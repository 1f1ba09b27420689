import type { Page } from '../schema/schema.ts';
import type { CallOptions } from './client.ts';

/** A page that can load the next one. */
export interface ListPage<Item> extends Page<Item> {
  /** Whether there is a next page. */
  readonly hasNext: boolean;
  /** Loads the next page, with the options of this one by default; `undefined` after the last page. */
  next(options?: CallOptions): Promise<ListPage<Item> | undefined>;
}

/**
 * A call for a list. `await` returns one page; `for await` iterates over all items from that page on, and loads pages
 * on demand. An item that moves to a later page in the meantime is returned once.
 */
export interface ListCall<Item> extends Promise<ListPage<Item>>, AsyncIterable<Item> {
  /** Iterates over all pages from this one on, and loads them on demand. */
  pages(): AsyncIterable<ListPage<Item>>;
}

/**
 * Whether there is a next page, judged by the page numbers: flags such as `hasNextPage` are wrong on CRMEB backends. An
 * empty page is always the last one.
 */
export function hasNext({ list, pageNum, pages }: Page<unknown>): boolean {
  return list.length > 0 && pageNum < pages;
}

/**
 * Creates a list call from a function that loads one page.
 *
 * @param ask Loads a page; page numbers start at 1.
 * @param first The first page.
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
    // Counted here: a backend that returns a wrong page number must not cause an endless loop.
    const number = page ?? 1;
    // The same for a backend that ignores the page number and sends the same page each time.
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
