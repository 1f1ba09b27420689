import type { Page, PreOrder, ProductCard, ProductDetail } from '@promenade/storefront-sdk';
import { LIST_FIRST_PAGE, PRODUCT_LIST_SIZE } from '../domain/constants.ts';
import type { QueryKey } from '../query/query.ts';
import type { QueryName } from '../query/query-names.ts';
import { goods, itemOfCard, itemOfProduct, itemsOfMerchants } from './items.ts';
import type { ObservedShop } from './observed-shop.ts';

/** What a query on the screen means. */
type Meaning = (query: QueryKey, data: never) => void;

function meaningsOf({ track, now, isNews }: ObservedShop): Partial<Record<QueryName, Meaning>> {
  let lastTerm: string | undefined;
  const list = (name: string, { list: cards }: Page<ProductCard>) => {
    if (cards.length === 0) return;
    track('product_list_viewed', { list: name, items: cards.map((card) => itemOfCard(card, now())) });
  };
  return {
    homeProducts: (_, page: Page<ProductCard>) => list('home', page),
    collection: ([, categoryId], page: Page<ProductCard>) => list(`collection ${categoryId}`, page),
    products(query, page: Page<ProductCard>) {
      const [, { keyword }, pageNum, size] = query as [string, { keyword?: string }, number, number];
      // What is suggested while somebody types is asked for in smaller pieces than a list.
      if (size < PRODUCT_LIST_SIZE) return;
      // Another order of the same finds is not another search.
      if (keyword && pageNum === LIST_FIRST_PAGE && keyword !== lastTerm) {
        track('search_performed', { term: keyword, results: page.total });
        lastTerm = keyword;
      }
      list(keyword ? 'search' : 'products', page);
    },
    product: (_, product: ProductDetail) => track('product_viewed', goods([itemOfProduct(product, now())])),
    preOrder([, preOrderNo], checkout: PreOrder) {
      if (!isNews(`checkout ${preOrderNo}`)) return;
      track('checkout_started', { items: itemsOfMerchants(checkout.orderList), valueCents: checkout.proTotalFee });
    },
  };
}

/** Tells of what comes onto the screen: once for each time it is put there, as soon as it can be read. */
export function observeScreen(shop: ObservedShop): () => void {
  const { queryCache } = shop;
  const meanings = meaningsOf(shop);
  let seen = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = () => {
    timer = undefined;
    const shown = queryCache.shown();
    const fresh = [...shown].filter(([key]) => !seen.has(key));
    seen = new Set(shown.keys());
    for (const [, { query, data }] of fresh) {
      try {
        meanings[query[0] as QueryName]?.(query, data as never);
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
