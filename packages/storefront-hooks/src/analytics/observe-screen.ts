import type { Page, PreOrder, ProductCard, ProductDetail } from '@promenade/storefront-sdk';
import { LIST_FIRST_PAGE, PRODUCT_LIST_SIZE } from '../domain/constants.ts';
import type { QueryKey } from '../query/query.ts';
import type { QueryName } from '../query/query-names.ts';
import { goods, itemOfProduct, itemsOfMerchants } from './items.ts';
import type { ObservedShop } from './observed-shop.ts';
import { productsShown } from './product-lists.ts';

/** Publishes the event of a query that is shown. */
type Handler = (query: QueryKey, data: never) => void;

function handlersOf({ track, now, isFirst }: ObservedShop): Partial<Record<QueryName, Handler>> {
  let lastTerm: string | undefined;
  return {
    products(query, page: Page<ProductCard>) {
      const [, { keyword }, pageNum, size] = query as [string, { keyword?: string }, number, number];
      // Ignore search suggestions, whose pages are smaller than those of lists, and the same results in another order.
      if (!keyword || size < PRODUCT_LIST_SIZE || pageNum !== LIST_FIRST_PAGE || keyword === lastTerm) return;
      track('search_performed', { term: keyword, results: page.total });
      lastTerm = keyword;
    },
    product: (_, product: ProductDetail) => track('product_viewed', goods([itemOfProduct(product, now())])),
    preOrder([, preOrderNo], checkout: PreOrder) {
      if (!isFirst(`checkout ${preOrderNo}`)) return;
      track('checkout_started', { items: itemsOfMerchants(checkout.orderList), valueCents: checkout.proTotalFee });
    },
  };
}

/** Publishes events when queries with data are first shown, and when they are shown again. Returns a function that stops it. */
export function observeScreen(shop: ObservedShop): () => void {
  const { screen, track, now } = shop;
  const handlers = handlersOf(shop);
  let shownBefore = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const publish = () => {
    timer = undefined;
    const shown = screen.shown();
    const added = [...shown].filter(([key]) => !shownBefore.has(key));
    shownBefore = new Set(shown.keys());
    for (const [, { query, isBuiltIn, data }] of added) {
      if (!isBuiltIn) continue;
      handlers[query[0] as QueryName]?.(query, data as never);
      const found = productsShown(query, data, now());
      if (!found || found.products.length === 0) continue;
      track('product_list_viewed', { list: found.list, items: found.products.map(({ item }) => item) });
    }
  };
  // Use a separate task, because a render may unsubscribe and subscribe again, and must not be delayed.
  const schedule = () => {
    timer ??= setTimeout(publish);
  };
  schedule();
  const stop = screen.watch(schedule);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
