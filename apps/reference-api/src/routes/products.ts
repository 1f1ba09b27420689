import type { ProductDetail } from '@promenade/storefront-sdk/contract';
import { type AliasHandlers, type CallContext, contractRoutes } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { idsIn } from '../domain/ids.ts';
import { listScope } from '../domain/list-scope.ts';
import { detailWithLowestPrices, pageWithLowestPrices, withLowestPrices } from '../domain/lowest-prices.ts';
import { accountOf } from '../domain/principals.ts';
import { alertInStock } from '../domain/stock-alerts.ts';
import { notFound } from '../errors/refused.ts';
import { isFollowed } from '../repositories/followed-merchants.ts';
import {
  choicesOf,
  listedProductBySlug,
  type ProductScope,
  previewByKey,
  productById,
  productByKey,
} from '../repositories/product-detail.ts';
import { collectionProducts, indexProducts, leaderboard, productsByIds } from '../repositories/products.ts';
import { isWished } from '../repositories/wishes.ts';

const IDS_MAX = 100;

function scopeOf(call: CallContext): ProductScope {
  return { storeId: call.shop.id, languages: call.languages };
}

async function known<Answer>(found: Promise<Answer | null | undefined>): Promise<Answer> {
  const answer = await found;
  if (!answer) throw notFound();
  return answer;
}

/** A product as the one sees it who asks. */
async function shown(call: CallContext, found: Promise<ProductDetail | null>): Promise<ProductDetail> {
  const product = await detailWithLowestPrices(call, await known(found));
  const userId = accountOf(call);
  if (userId === null) return product;
  const [userCollect, isCollect] = await Promise.all([
    isWished(call.leader, userId, product.productInfo.id),
    isFollowed(call.leader, userId, product.productInfo.merId),
  ]);
  return { ...product, userCollect, merchantInfo: { ...product.merchantInfo, isCollect } };
}

/** A product by its id, for clients that know no other key. */
export const productAliases: AliasHandlers = {
  '/api/front/product/detail/{id}': (call) => shown(call, productById(call.db, scopeOf(call), call.path.id)),
};

/** A product that a client viewed. */
async function seen({ views }: Deps, call: CallContext, found: Promise<ProductDetail | null>): Promise<ProductDetail> {
  const product = await shown(call, found);
  views.count(product.productInfo.id, call.ip);
  return product;
}

export const productRoutes = (deps: Deps) =>
  contractRoutes('products', {
    detail: (call) => seen(deps, call, productByKey(call.db, scopeOf(call), call.path.uniqueKey)),
    detailBySlug: (call) => seen(deps, call, listedProductBySlug(call.db, scopeOf(call), call.path.slug)),
    preview: (call) => shown(call, previewByKey(call.db, scopeOf(call), call.path.uniqueKey)),
    alertInStock: (call) => alertInStock(deps, call, call.body),
    skuDetail: (call) => known(choicesOf(call.db, scopeOf(call), call.path.id)),
    list: async (call) => pageWithLowestPrices(call, await indexProducts(call.db, listScope(call, call.query))),
    byCollection: async (call) => {
      const scope = { ...listScope(call, call.query), collectionId: call.path.collectionId };
      return pageWithLowestPrices(call, await collectionProducts(call.db, scope));
    },
    byIds: async (call) => {
      const ids = idsIn(call.query.ids).slice(0, IDS_MAX);
      return pageWithLowestPrices(call, await productsByIds(call.db, { ...listScope(call, call.query), ids }));
    },
    leaderboard: async (call) => {
      const { db, shop, languages } = call;
      return withLowestPrices(call, await leaderboard(db, { storeId: shop.id, languages }), ({ id }) => id);
    },
  });
