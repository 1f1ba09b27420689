import type { ActivityProduct, Page, ProductCard } from '@promenade/storefront-sdk';
import { PRODUCT_LIST_SIZE } from '../domain/constants.ts';
import type { ProductPathInput } from '../domain/product-path.ts';
import type { QueryKey } from '../query/query.ts';
import type { QueryName } from '../query/query-names.ts';
import type { AnalyticsItem } from './events.ts';
import { itemOfCard } from './items.ts';

/** A product of a list, as an item of an event and with the input for its path. */
export interface ListedProduct {
  item: AnalyticsItem;
  product: ProductPathInput;
}

/** The products of one page of a list. */
export interface ProductsShown {
  list: string;
  products: readonly ListedProduct[];
}

const ofCard = (card: ProductCard, now: number): ListedProduct => ({
  item: itemOfCard(card, now),
  product: card,
});

const ofActivity = (product: ActivityProduct): ListedProduct => ({
  item: { id: `${product.proId}`, name: product.storeName, priceCents: product.price, quantity: 1 },
  product,
});

type Cards = Page<ProductCard>;
type Reader = (query: QueryKey, data: never, now: number) => ProductsShown | undefined;

const cards =
  (nameOf: (query: QueryKey) => string | undefined): Reader =>
  (query, { list }: Cards, now) => {
    const name = nameOf(query);
    return name === undefined ? undefined : { list: name, products: list.map((card) => ofCard(card, now)) };
  };

const readers: Partial<Record<QueryName, Reader>> = {
  homeProducts: cards(() => 'home'),
  collection: cards(([, categoryId]) => `collection ${categoryId}`),
  merchantProducts: cards(([, merchantId]) => `merchant ${merchantId}`),
  products: cards((query) => {
    const [, { keyword }, , size] = query as [string, { keyword?: string }, number, number];
    // Search suggestions have smaller pages than lists.
    return size < PRODUCT_LIST_SIZE ? undefined : keyword ? 'search' : 'products';
  }),
  activityProducts: ([, activityId], { list }: Page<ActivityProduct>) => ({
    list: `activity ${activityId}`,
    products: list.map(ofActivity),
  }),
};

/** The products in the data of a query; `undefined` if it is not a list of products. */
export function productsShown(query: QueryKey, data: unknown, now: number): ProductsShown | undefined {
  return readers[query[0] as QueryName]?.(query, data as never, now);
}
