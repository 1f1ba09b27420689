import { type CallContext, contractRoutes } from '../contract/types.ts';
import { follow } from '../domain/collections.ts';
import { listScope } from '../domain/list-scope.ts';
import { pageWithLowestPrices } from '../domain/lowest-prices.ts';
import { merchantTypes } from '../domain/merchant-types.ts';
import { toCustomerService, toMerchantDetail, toMerchantIndex } from '../domain/merchant-views.ts';
import { priceRange } from '../domain/price-range.ts';
import { accountOf, shopperOf } from '../domain/principals.ts';
import { notFound } from '../errors/refused.ts';
import { categoryTree, merchantCategories } from '../repositories/categories.ts';
import {
  countFollowers,
  isFollowed,
  merchantsFollowedBy,
  unfollowMerchant,
} from '../repositories/followed-merchants.ts';
import { type MerchantRow, merchantCards, merchantOf } from '../repositories/merchants.ts';
import { pageOf, pageWindow } from '../repositories/pages.ts';
import { searchProducts } from '../repositories/products.ts';

async function knownMerchant({ db, shop }: CallContext, id: number): Promise<MerchantRow> {
  const merchant = await merchantOf(db, shop.id, id);
  if (!merchant) throw notFound();
  return merchant;
}

export const merchantRoutes = () =>
  contractRoutes('merchants', {
    types: ({ shop, locale }) => merchantTypes(locale, shop.created_at),
    categories: ({ db, shop, languages }) =>
      merchantCategories(db, { storeId: shop.id, languages, since: shop.created_at }),
    directory: (call) => merchantCards(call.db, listScope(call, call.query)),
    search: (call) => {
      const { keywords, typeId, categoryId, isSelf } = call.query;
      return merchantCards(call.db, { ...listScope(call, call.query), keywords, typeId, categoryId, isSelf });
    },
    index: async (call) => {
      const merchant = await knownMerchant(call, call.path.id);
      const userId = accountOf(call);
      return toMerchantIndex(merchant, userId !== null && (await isFollowed(call.leader, userId, merchant.id)));
    },
    detail: async (call) => {
      const merchant = await knownMerchant(call, call.path.id);
      return toMerchantDetail(merchant, await countFollowers(call.db, merchant.id), call.languages);
    },
    customerService: async (call) => toCustomerService(await knownMerchant(call, call.path.id)),
    products: async (call) => {
      const { keyword, cid, priceOrder, salesOrder, merId } = call.query;
      const { id: merchantId } = await knownMerchant(call, merId);
      const filters = { merchantId, keyword, cid, priceOrder, salesOrder, ...priceRange(call, call.query) };
      return pageWithLowestPrices(call, await searchProducts(call.db, { ...listScope(call, call.query), ...filters }));
    },
    productCategories: async (call) => {
      const { id: merchantId } = await knownMerchant(call, call.path.id);
      return categoryTree(call.db, { storeId: call.shop.id, languages: call.languages, merchantId });
    },
    follow: async (call) => {
      await follow(call, call.path.id);
      return null;
    },
    unfollow: async (call) => {
      await unfollowMerchant(call.db, shopperOf(call), call.path.id);
      return null;
    },
    followed: async (call) => {
      const { list, total } = await merchantsFollowedBy(call.db, shopperOf(call), pageWindow(call.query));
      return pageOf(list, total, call.query);
    },
  });
