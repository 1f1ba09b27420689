import { searchHotKeywords } from '@promenade/storefront-sdk';
import { builtInPublic } from './query.ts';

/** Search terms that the shop suggests. */
export const hotKeywords = () =>
  builtInPublic(['hotKeywords'], (client, options) => searchHotKeywords(client, options));
