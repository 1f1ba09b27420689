import {
  categoriesTree,
  searchHotKeywords,
  storeDetails as storeDetailsCall,
  storeTheme,
} from '@promenade/storefront-sdk';
import { publicQuery } from './query.ts';

/** The shop itself: name, currency symbol, switches. `hostName` finds it by its domain. */
export const storeDetails = (query: { hostName?: string } = {}) =>
  publicQuery(['storeDetails', query.hostName], (client, options) => storeDetailsCall(client, query, options));

/** Colors and fonts of the shop. */
export const theme = () => publicQuery(['theme'], (client, options) => storeTheme(client, {}, options));

/** The category tree. */
export const categories = () => publicQuery(['categories'], (client, options) => categoriesTree(client, {}, options));

/** Search terms that the shop suggests. */
export const hotKeywords = () => publicQuery(['hotKeywords'], (client, options) => searchHotKeywords(client, options));
