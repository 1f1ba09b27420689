import { type CallContext, contractRoutes } from '../contract/types.ts';
import { idsIn } from '../domain/ids.ts';
import { listScope, pageOf, pageWindow } from '../domain/pages.ts';
import { accountOf } from '../domain/principals.ts';
import { notFound } from '../errors/refused.ts';
import { activitiesOf, activityOf, activityProducts, countActivityProducts } from '../repositories/activities.ts';
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
  contractRoutes('product', {
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
    activityIndex: ({ db, shop, locale, now }) => activitiesOf(db, { storeId: shop.id, locale, now }),
    activityProducts: async (call) => {
      const { db, shop, locale, now, query } = call;
      const { id } = await known(activityOf(db, { storeId: shop.id, now }, call.path.aid));
      const list = await activityProducts(db, { activityId: id, locale, now, ...pageWindow(query) });
      return pageOf(list, await countActivityProducts(db, id), query);
    },
    activityDetail: async ({ db, shop, locale, now, path }) => {
      const { id, type, banners, ...row } = await known(activityOf(db, { storeId: shop.id, now }, path.aid));
      return { id, type, name: row[`name_${locale}`], banner: banners, instruction: row[`instruction_${locale}`] };
    },
  });
