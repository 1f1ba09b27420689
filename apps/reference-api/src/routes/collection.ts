import { contractRoutes } from '../contract/types.ts';
import { addToWishList, follow } from '../domain/collections.ts';
import { idsIn } from '../domain/ids.ts';
import { pageOf, pageWindow } from '../domain/pages.ts';
import { shopperOf } from '../domain/principals.ts';
import { merchantsFollowedBy, unfollowMerchant } from '../repositories/followed-merchants.ts';
import { countWishes, removeWish, removeWishEntries, wishesOf } from '../repositories/wishes.ts';

export const collectionRoutes = () =>
  contractRoutes('collection', {
    addProduct: async (call) => {
      await addToWishList(call, [call.body.id]);
      return null;
    },
    addProductBatch: async (call) => {
      await addToWishList(call, call.body.id);
      return null;
    },
    cancelProduct: async (call) => {
      await removeWish(call.db, shopperOf(call), call.path.id);
      return null;
    },
    deleteProducts: async (call) => {
      await removeWishEntries(call.db, shopperOf(call), idsIn(call.body.ids));
      return null;
    },
    products: async (call) => {
      const { db, locale, query } = call;
      const userId = shopperOf(call);
      const list = await wishesOf(db, userId, { locale, ...pageWindow(query) });
      return pageOf(list, await countWishes(db, userId), query);
    },
    addMerchant: async (call) => {
      await follow(call, call.path.id);
      return null;
    },
    cancelMerchant: async (call) => {
      await unfollowMerchant(call.db, shopperOf(call), call.path.id);
      return null;
    },
    merchants: async (call) => {
      const { list, total } = await merchantsFollowedBy(call.db, shopperOf(call), pageWindow(call.query));
      return pageOf(list, total, call.query);
    },
  });
