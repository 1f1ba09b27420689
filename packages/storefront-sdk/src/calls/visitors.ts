import { call } from '../call.ts';
import { OrderDetail } from '../entities/merchant-orders.ts';
import { MasterOrder } from '../entities/orders.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import { object, type Schema, textIn } from '../schema/schema.ts';
import { checkoutNo, orderNo } from './inputs.ts';

const identity = textIn({ min: 16, max: 128, note: 'Secret of the visitor, from `login.asGuest`.' });
const unknown = { 404: 'There is no such order, or it is another visitor’s.' };

/**
 * A whole checkout of a visitor, who bought without an account.
 * @returns The checkout with prices in cents.
 * @throws `StorefrontError` of kind `not-found` when the two do not belong together.
 * @example const { paid } = await shop.visitors.masterDetail({ orderNo: 'PT26011512000001', identity });
 */
export const masterDetail = call({
  id: 'visitors.masterDetail',
  method: 'GET',
  path: '/api/front/order/visitor/master/detail',
  auth: 'guest',
  returns: MasterOrder as Schema<MasterOrder>,
  spec: IN_TOOLS && {
    summary: 'A whole checkout (PT number) of a visitor.',
    origin: 'family',
    query: {
      /** Number of the order. */
      orderNo: checkoutNo,
      /** Secret of the visitor, which `login.asGuest` returned. */
      identity,
    },
    errors: unknown,
    example: { query: { orderNo: 'PT26011512000001', identity: '5f0c1e9a7b3d4826' } },
  },
});

/**
 * One merchant order of a visitor, with its parcel in `expressInfo`.
 * @returns The order with prices in cents.
 * @throws `StorefrontError` of kind `not-found` when the two do not belong together.
 * @example const { expressInfo } = await shop.visitors.detail({ orderNo: 'SH26011512000001', identity });
 */
export const detail = call({
  id: 'visitors.detail',
  method: 'GET',
  path: '/api/front/order/visitor/detail',
  auth: 'guest',
  returns: OrderDetail as Schema<OrderDetail>,
  spec: IN_TOOLS && {
    summary: 'One merchant order (SH number) of a visitor, with its parcel.',
    origin: 'family',
    query: {
      /** Number of the order. */
      orderNo,
      /** Secret of the visitor, which `login.asGuest` returned. */
      identity,
    },
    errors: unknown,
    example: { query: { orderNo: 'SH26011512000001', identity: '5f0c1e9a7b3d4826' } },
  },
});

/**
 * The checkout that the token of an order mail opens, without any sign-in.
 * @returns The whole checkout with its merchant orders.
 * @throws `StorefrontError` of kind `not-found` when the token opens no order, or the backend knows none.
 * @example const order = await shop.visitors.reopen({ token });
 */
export const reopen = call({
  id: 'visitors.reopen',
  method: 'POST',
  path: '/api/front/order/visitor/reopen',
  auth: 'guest',
  returns: MasterOrder as Schema<MasterOrder>,
  spec: IN_TOOLS && {
    summary: 'The checkout that the token of a mail opens. The token travels in the body, so that no log keeps it.',
    origin: 'extension',
    body: object({
      /** The token that `orders.create` returned to the visitor. */
      token: textIn({ min: 22, max: 128, pattern: '^[A-Za-z0-9_-]+$' }),
    }),
    errors: { 404: 'The token opens no order.' },
    example: { body: { token: 'q3Zx8nW1vT5kYb7dRf2HcA' } },
  },
});
