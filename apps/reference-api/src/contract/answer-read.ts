import type { EndpointId } from '@promenade/storefront-sdk/contract';
import { tryAgain } from '../db/try-again.ts';
import type { Deps } from '../deps.ts';
import type { CallContext } from './types.ts';

/** What guests look at, who have written nothing that they would miss in a copy of a moment ago. */
const CATALOGUE: ReadonlySet<EndpointId> = new Set<EndpointId>([
  ...(['categories.tree', 'search.hotKeywords', 'search.products', 'store.homeIndex', 'store.pageByType'] as const),
  ...(['products.detail', 'products.detailBySlug', 'products.skuDetail', 'products.indexList'] as const),
  ...(['products.byCollection', 'products.byIds', 'products.leaderboard'] as const),
  ...(['activities.list', 'activities.detail', 'activities.products'] as const),
  ...(['merchants.categories', 'merchants.street', 'merchants.search', 'merchants.index', 'merchants.detail'] as const),
  ...(['merchants.customerService', 'merchants.products', 'merchants.productCategories'] as const),
  ...(['reviews.list', 'reviews.count', 'reviews.teaser'] as const),
]);

/** Answers a read, which may be asked anew when the database goes away meanwhile: a guest's of the catalogue from a replica, where there is one. */
export function answerRead<Answer>(
  { database: { db }, replica }: Pick<Deps, 'database' | 'replica'>,
  id: EndpointId,
  { principal }: Pick<CallContext, 'principal'>,
  answer: (db: CallContext['db']) => Promise<Answer>,
): Promise<Answer> {
  const fromLeader = () => tryAgain(() => answer(db));
  if (!replica || principal.kind !== 'guest' || !CATALOGUE.has(id)) return fromLeader();
  return replica.read(answer, fromLeader);
}
