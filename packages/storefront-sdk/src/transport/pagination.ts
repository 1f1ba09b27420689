import type { Page } from '../contract/schema.ts';
import type { CallOptions } from './client.ts';

/** What a call for a page takes beside its filters; pages count from 1. */
export interface PageQuery {
  readonly page?: number | undefined;
}

/** A call that answers a page: one of a `Storefront`, or one that a client was handed to. */
export type ListCall<Query, Item> = (query: Query, options?: CallOptions) => Promise<Page<Item>>;

/** A page that knows the way on. */
export interface PageOf<Item> extends Page<Item> {
  readonly hasNext: boolean;
  /** Asks for the page that follows, under the options of the first one unless others are given; `undefined` when none does. */
  next(options?: CallOptions): Promise<PageOf<Item> | undefined>;
}

/**
 * Whether a page follows. Only the numbers count: `hasNextPage` and its kin describe a one-page list on backends of the
 * family. An empty page is the last one, whatever the numbers say.
 */
export function hasNext({ list, pageNum, pages }: Page<unknown>): boolean {
  return list.length > 0 && pageNum < pages;
}

/**
 * Asks for a page that can be asked for the next one.
 * @example const first = await paginate(shop.orders.list, { type: 1 });
 */
export async function paginate<Query extends PageQuery | undefined, Item>(
  call: ListCall<Query, Item>,
  query: NoInfer<Query>,
  options?: CallOptions,
): Promise<PageOf<Item>> {
  const page = await call(query, options);
  // Counted here: a backend that answers the wrong number must not be asked for one page for ever.
  const number = query?.page ?? 1;
  const more = hasNext({ ...page, pageNum: number });
  return {
    ...page,
    hasNext: more,
    next: async (later = options) =>
      more ? paginate(call, { ...query, page: number + 1 } as Query, later) : undefined,
  };
}

/**
 * All pages from the one asked for, each fetched when the last one has been looked at. Ends with the signal of `options`.
 * @example for await (const { list } of pages((query, options) => orders.list(client, query, options), {})) show(list);
 */
export async function* pages<Query extends PageQuery | undefined, Item>(
  call: ListCall<Query, Item>,
  query: NoInfer<Query>,
  options?: CallOptions,
): AsyncGenerator<PageOf<Item>, void, undefined> {
  let page: PageOf<Item> | undefined = await paginate(call, query, options);
  while (page) {
    yield page;
    page = await page.next();
  }
}

/** How items are told apart; needless where they have an `id`. */
type KeyOf<Item> = Item extends { readonly id: unknown }
  ? [keyOf?: (item: Item) => unknown]
  : [keyOf: (item: Item) => unknown];

/**
 * All items of a list, each once: what moves on to a later page while one reads does not come again.
 * @param keyOf What an item is known by. @default its `id`
 * @example for await (const order of items(shop.orders.list, { type: 3 }, { signal })) show(order);
 */
export async function* items<Query extends PageQuery | undefined, Item>(
  call: ListCall<Query, Item>,
  query: NoInfer<Query>,
  options?: CallOptions,
  ...[keyOf = (item) => (item as { id: unknown }).id]: KeyOf<Item>
): AsyncGenerator<Item, void, undefined> {
  const seen = new Set<unknown>();
  for await (const { list } of pages(call, query, options)) {
    for (const item of list) {
      const key = keyOf(item);
      if (!seen.has(key)) yield item;
      seen.add(key);
    }
  }
}
