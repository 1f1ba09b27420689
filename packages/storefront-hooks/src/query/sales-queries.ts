import { type CartGroup, cartList, loginMethods, paymentsMethods } from '@promenade/storefront-sdk';
import { privateQuery, publicQuery, type Query } from './query.ts';

/** The sign-in methods that the shop offers. Its user agreement is untrusted HTML: sanitise it. */
export const signInMethods = () => publicQuery(['signInMethods'], (client, options) => loginMethods(client, options));

/** The payment methods that the shop offers. */
export const paymentMethods = () =>
  publicQuery(['paymentMethods'], (client, options) => paymentsMethods(client, options));

/** Cart lines that can no longer be bought: those of a guest by the id of the cart, without an id those of the account. */
export const unavailableLines = (uuid: string | undefined, storeId: number): Query<CartGroup[]> => {
  const input = { isValid: false, storeId, ...(uuid && { uuid }) };
  const key = ['unavailableLines', uuid, storeId] as const;
  return uuid
    ? publicQuery(key, (client, options) => cartList(client, input, options))
    : privateQuery(key, (client, options) => cartList(client, input, { ...options, auth: 'user' }));
};
