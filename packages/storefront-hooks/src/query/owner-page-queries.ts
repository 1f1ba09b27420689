import { storePage as storePageCall } from '@promenade/storefront-sdk';
import { builtInPublic } from './query.ts';

/** A page that the store owner designed, or null. */
export const storePage = (query: { type: 'HEADER' | 'FOOTER' | 'HOME' | 'LANDING' | 'CUSTOM'; slug?: string }) =>
  builtInPublic(['storePage', query.type, query.slug], (client, options) => storePageCall(client, query, options));
