import { contractRoutes } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { shopPage } from '../domain/shop-pages.ts';
import { timeZoneOf } from '../domain/shop-time.ts';
import { callersPaths } from '../domain/storefront-pages.ts';
import { streamingChannel } from '../domain/streams.ts';
import { shopOf } from '../repositories/shops.ts';
import { homeIndex, payCurrency, storeDetails, storeTheme, userMenu } from '../repositories/stores.ts';

export const storeRoutes = ({ config }: Deps) =>
  contractRoutes('store', {
    details: async ({ db, shop, languages, query: { hostName } }) => {
      // Pages know their host together with its port.
      const named = hostName ? await shopOf(db, hostName.replace(/:\d+$/, '')) : shop;
      return { ...storeDetails(named, languages), timeZone: timeZoneOf(named) };
    },
    theme: ({ shop }) => storeTheme(shop),
    page: (call) => shopPage(call, call.query),
    homeIndex: (call) => homeIndex(call.db, call.shop, call.languages, callersPaths(call)),
    streamingChannel,
    userMenu: (call) => userMenu(call.shop, call.languages, callersPaths(call)),
    imageDomain: () => config.publicUrl,
    payCurrency: ({ shop }) => payCurrency(shop),
  });
