import { type CallContext, contractRoutes } from '../contract/types.ts';
import { idsIn } from '../domain/ids.ts';
import { listScope } from '../domain/pages.ts';
import { accountOf } from '../domain/principals.ts';
import { notFound } from '../errors/refused.ts';
import {
  choicesOf,
  listedProductBySlug,
  type ProductScope,
  previewByKey,
  productByKey,
} from '../repositories/product-detail.ts';
import { collectionProducts, indexProducts, leaderboard, productsByIds } from '../repositories/products.ts';

const IDS_MAX = 100;

function scopeOf(call: CallContext): ProductScope {
  return { storeId: call.shop.id, locale: call.locale, userId: accountOf(call) };
}

async function known<Answer>(found: Promise<Answer | null | undefined>): Promise<Answer> {
  const answer = await found;
  if (!answer) throw notFound();
  return answer;
}

export const productRoutes = () =>
  contractRoutes('products', {
    detail: (call) => known(productByKey(call.db, scopeOf(call), call.path.uniqueKey)),
    detailBySlug: (call) => known(listedProductBySlug(call.db, scopeOf(call), call.path.slug)),
    preview: (call) => known(previewByKey(call.db, scopeOf(call), call.path.uniqueKey)),
    skuDetail: (call) => known(choicesOf(call.db, scopeOf(call), call.path.id)),
    indexList: (call) => indexProducts(call.db, listScope(call, call.query)),
    byCollection: (call) =>
      collectionProducts(call.db, { ...listScope(call, call.query), collectionId: call.path.collectionId }),
    byIds: (call) => {
      const ids = idsIn(call.query.ids).slice(0, IDS_MAX);
      return productsByIds(call.db, { ...listScope(call, call.query), ids });
    },
    leaderboard: ({ db, shop, locale }) => leaderboard(db, { storeId: shop.id, locale }),
  });
