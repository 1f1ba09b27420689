import { type CartGroup, cartList, loginMethods, paymentsMethods } from '@promenade/storefront-sdk';
import { builtInPrivate, builtInPublic, type Query } from './query.ts';

/** The sign-in methods that the shop offers. Its user agreement is untrusted HTML: sanitise it. */
export const signInMethods = () => builtInPublic(['signInMethods'], (client, options) => loginMethods(client, options));

/** The payment methods that the shop offers. */
export const paymentMethods = () =>
  builtInPublic(['paymentMethods'], (client, options) => paymentsMethods(client, options));

/** Cart lines that can no longer be bought: of a guest's cart with its id, or of the account's cart without an id. */
export const unavailableLines = (uuid: string | undefined, storeId: number): Query<CartGroup[]> => {
  const input = { isValid: false, storeId, ...(uuid && { uuid }) };
  const key = ['unavailableLines', uuid, storeId] as const;
  return uuid
    ? builtInPublic(key, (client, options) => cartList(client, input, options))
    : builtInPrivate(key, (client, options) => cartList(client, input, { ...options, auth: 'user' }));
};
