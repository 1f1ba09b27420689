import { categoriesTree, storeDetails as storeDetailsCall, storeTheme } from '@promenade/storefront-sdk';
import { builtInPublic } from './query.ts';

/** The shop itself: name, currency symbol, settings. `hostName` selects the shop by its domain. */
export const storeDetails = (query: { hostName?: string } = {}) =>
  builtInPublic(['storeDetails', query.hostName], (client, options) => storeDetailsCall(client, query, options));

/** Colors and fonts of the shop. */
export const theme = () => builtInPublic(['theme'], (client, options) => storeTheme(client, {}, options));

/** The category tree. */
export const categories = () => builtInPublic(['categories'], (client, options) => categoriesTree(client, {}, options));
