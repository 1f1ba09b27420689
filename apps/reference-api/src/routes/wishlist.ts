import { contractRoutes } from '../contract/types.ts';
import { addToWishList } from '../domain/collections.ts';
import { idsIn } from '../domain/ids.ts';
import { withLowestPrices } from '../domain/lowest-prices.ts';
import { switchPriceAlerts } from '../domain/price-alerts.ts';
import { shopperOf } from '../domain/principals.ts';
import { pageOf, pageWindow } from '../repositories/pages.ts';
import { countWishes, removeWish, removeWishEntries, wishesOf } from '../repositories/wishes.ts';

export const wishlistRoutes = () =>
  contractRoutes('wishlist', {
    add: async (call) => {
      await addToWishList(call, [call.body.id]);
      return null;
    },
    addAll: async (call) => {
      await addToWishList(call, call.body.id);
      return null;
    },
    remove: async (call) => {
      await removeWish(call.db, shopperOf(call), call.path.id);
      return null;
    },
    removeEntries: async (call) => {
      await removeWishEntries(call.db, shopperOf(call), idsIn(call.body.ids));
      return null;
    },
    alertPriceDrops: async (call) => {
      await switchPriceAlerts(call, call.body.on);
      return null;
    },
    list: async (call) => {
      const { db, languages, query } = call;
      const userId = shopperOf(call);
      const wishes = await wishesOf(db, userId, { languages, ...pageWindow(query) });
      const list = await withLowestPrices(call, wishes, ({ productId }) => productId);
      return pageOf(list, await countWishes(db, userId), query);
    },
  });
