import { contractRoutes } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { shopPage } from '../domain/shop-pages.ts';
import { timeZoneOf } from '../domain/shop-time.ts';
import { streamingChannel } from '../domain/streams.ts';
import { shopOf } from '../repositories/shops.ts';
import { homeIndex, payCurrency, storeDetails, storeTheme, userMenu } from '../repositories/stores.ts';

export const storeRoutes = ({ config }: Deps) =>
  contractRoutes('store', {
    details: async ({ db, shop, locale, query: { hostName } }) => {
      // Pages know their host together with its port.
      const named = hostName ? await shopOf(db, hostName.replace(/:\d+$/, '')) : shop;
      return { ...storeDetails(named, locale), timeZone: timeZoneOf(named) };
    },
    theme: ({ shop }) => storeTheme(shop),
    page: (call) => shopPage(call, call.query),
    homeIndex: ({ db, shop, locale }) => homeIndex(db, shop, locale),
    streamingChannel,
    userMenu: ({ shop, locale, edition }) => userMenu(shop, locale, edition),
    imageDomain: () => config.publicUrl,
    payCurrency: ({ shop }) => payCurrency(shop),
  });
