import { visitorsReopen } from '@promenade/storefront-sdk';
import { builtInPublic } from './query.ts';

/** The checkout that the token of an order mail opens; it needs no sign-in. */
export const mailedOrder = (token: string) =>
  builtInPublic(['mailedOrder', token], (client, options) => visitorsReopen(client, { token }, options));
