import { visitorsReopen } from '@promenade/storefront-sdk';
import { builtInPublic } from './query.ts';

/** The checkout for the token of an order mail; it needs no sign-in. */
export const orderByToken = (token: string) =>
  builtInPublic(['orderByToken', token], (client, options) => visitorsReopen(client, { token }, options));
