import type { ProductCard, Review } from '@promenade/storefront-sdk';
import type { StorefrontValue } from '../context/use-storefront.ts';
import {
  type HookAttributes,
  nextTemplatePosition,
  parseTemplateList,
  TEMPLATE_START,
  type TemplateList,
  type TemplatePosition,
} from '../domain/template-hooks.ts';
import { collection, homeProducts, products, productsByIds } from '../query/list-queries.ts';
import type { Query, QueryPage } from '../query/query.ts';
import { reviews } from '../query/review-queries.ts';

type Item = { kind: 'product'; card: ProductCard } | { kind: 'review'; review: Review };

/** A page of a list, and whether it is the last one. */
export interface FeedPage {
  items: readonly Item[];
  isLast: boolean;
}

const asProducts = (query: Query<QueryPage<ProductCard>>) => ({
  query: query as Query<QueryPage<unknown>>,
  itemOf: (row: unknown): Item => ({ kind: 'product', card: row as ProductCard }),
});

function pageQuery(list: TemplateList, page: number) {
  const { limit } = list;
  switch (list.kind) {
    case 'index':
      return asProducts(homeProducts(page, limit));
    case 'collection':
      return asProducts(collection(list.id, page, limit));
    case 'ids':
      return asProducts(productsByIds(list.ids, page, limit));
    case 'search':
      return asProducts(products({ keyword: list.keyword }, page, limit));
    case 'reviews':
      return {
        query: reviews(list.productId, 'all', page, limit) as Query<QueryPage<unknown>>,
        itemOf: (row: unknown): Item => ({ kind: 'review', review: row as Review }),
      };
  }
}

/** A list of an owner's page; `undefined` if the hooks are incomplete. `next` reads the next page, or the same one after an error. */
export function createTemplateFeed(
  hooks: HookAttributes,
  { read }: Pick<StorefrontValue, 'read'>,
): { next(): Promise<FeedPage> } | undefined {
  const list = parseTemplateList(hooks);
  if (!list) return undefined;
  let position: TemplatePosition = TEMPLATE_START;
  return {
    async next() {
      if (position === undefined) return { items: [], isLast: true };
      const { query, itemOf } = pageQuery(list, position);
      const page = await read<QueryPage<unknown>>(query);
      position = nextTemplatePosition(position, page);
      return { items: page.list.map(itemOf), isLast: position === undefined };
    },
  };
}
