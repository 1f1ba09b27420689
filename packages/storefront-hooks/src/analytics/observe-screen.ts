import type { Page, PreOrder, ProductCard, ProductDetail } from '@promenade/storefront-sdk';
import { LIST_FIRST_PAGE, PRODUCT_LIST_SIZE } from '../domain/constants.ts';
import type { QueryKey } from '../storefront/query.ts';
import type { QueryName } from '../storefront/query-names.ts';
import { goods, itemOfCard, itemOfProduct, itemsOfMerchants } from './items.ts';
import type { ObservedShop } from './observed-shop.ts';

/** What a query on the screen means, by its name. */
type Meaning = (shop: ObservedShop, query: QueryKey, data: never) => void;

const list =
  (nameOf: (...parameters: readonly unknown[]) => string): Meaning =>
  ({ track, now }, [, ...parameters], page: Page<ProductCard>) => {
    if (page.list.length === 0) return;
    const items = page.list.map((card) => itemOfCard(card, now()));
    track('product_list_viewed', { list: nameOf(...parameters), items });
  };

const foundList = list((filters) => ((filters as { keyword?: string }).keyword ? 'search' : 'products'));

const meanings: Partial<Record<QueryName, Meaning>> = {
  homeProducts: list(() => 'home'),
  collection: list((categoryId) => `collection ${categoryId}`),
  products(shop, query, page: Page<ProductCard>) {
    const [, { keyword }, pageNum, size] = query as [string, { keyword?: string }, number, number];
    // What is suggested while somebody types is asked for in smaller pieces than a list.
    if (size < PRODUCT_LIST_SIZE) return;
    if (keyword && pageNum === LIST_FIRST_PAGE) {
      shop.track('search_performed', { term: keyword, results: page.total });
    }
    foundList(shop, query, page as never);
  },
  product: ({ track, now }, _, product: ProductDetail) =>
    track('product_viewed', goods([itemOfProduct(product, now())])),
  preOrder({ track, isNews }, [, preOrderNo], checkout: PreOrder) {
    if (!isNews(`checkout ${preOrderNo}`)) return;
    track('checkout_started', { items: itemsOfMerchants(checkout.orderList), valueCents: checkout.proTotalFee });
  },
};

/** Tells of what comes onto the screen: once for each time it is put there, as soon as it can be read. */
export function observeScreen(shop: ObservedShop): () => void {
  const { queryCache } = shop;
  let seen = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = () => {
    timer = undefined;
    const shown = queryCache.shown();
    const fresh = [...shown].filter(([key]) => !seen.has(key));
    seen = new Set(shown.keys());
    for (const [, { query, data }] of fresh) {
      try {
        meanings[query[0] as QueryName]?.(shop, query, data as never);
      } catch {
        // What an app keeps under this name is something else.
      }
    }
  };
  // In a task of its own: rendering puts things away and back in one breath, and is not to be held up.
  const lookSoon = () => {
    timer ??= setTimeout(look);
  };
  lookSoon();
  const stop = queryCache.watch(lookSoon);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
