import { contractRoutes } from '../contract/types.ts';
import { shopOf } from '../repositories/shops.ts';
import { homeIndex, storeDetails, storeTheme } from '../repositories/stores.ts';

export const storeRoutes = () =>
  contractRoutes('store', {
    details: async ({ db, shop, locale, query }) =>
      storeDetails(query.hostName ? await shopOf(db, query.hostName) : shop, locale),
    theme: ({ shop }) => storeTheme(shop),
    // No shop has pages of its own design yet.
    pageByType: () => null,
    homeIndex: ({ shop, locale }) => homeIndex(shop, locale),
    userMenu: () => ({ routine_my_menus: [] }),
  });
