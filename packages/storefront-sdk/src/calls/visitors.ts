import { call } from '../call.ts';
import { OrderDetail } from '../entities/merchant-orders.ts';
import { MasterOrder } from '../entities/orders.ts';
import { WithdrawalReceipt } from '../entities/refunds.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import { empty, object, optional, type Schema, textIn } from '../schema/schema.ts';
import { anyOrderNo, checkoutNo, email, orderLines, orderNo } from './inputs.ts';

const identity = textIn({ min: 16, max: 128, note: 'Secret of the visitor, from `login.asGuest`.' });
/** `visitorToken` from `orders.create`, or the token in an order e-mail. */
const token = textIn({ min: 22, max: 128, pattern: '^[A-Za-z0-9_-]+$' });
const unknown = { 404: 'The visitor has no such order.' };

/**
 * Gets a checkout of a visitor, who bought without an account.
 * @returns The checkout with prices in cents.
 * @throws `StorefrontError` of kind `not-found` if the visitor has no such order.
 * @example const { paid } = await shop.visitors.masterDetail({ orderNo: 'PT26011512000001', identity });
 */
export const masterDetail = call({
  id: 'visitors.masterDetail',
  method: 'GET',
  path: '/api/front/order/visitor/master/detail',
  auth: 'guest',
  returns: MasterOrder as Schema<MasterOrder>,
  spec: IN_TOOLS && {
    summary: 'Gets a checkout (PT number) of a visitor.',
    origin: 'family',
    query: {
      /** Order number. */
      orderNo: checkoutNo,
      /** Secret of the visitor, from `login.asGuest`. */
      identity,
    },
    errors: unknown,
    example: { query: { orderNo: 'PT26011512000001', identity: '5f0c1e9a7b3d4826' } },
  },
});

/**
 * Gets a merchant order of a visitor, with its tracking in `expressInfo`.
 * @returns The order with prices in cents.
 * @throws `StorefrontError` of kind `not-found` if the visitor has no such order.
 * @example const { expressInfo } = await shop.visitors.detail({ orderNo: 'SH26011512000001', identity });
 */
export const detail = call({
  id: 'visitors.detail',
  method: 'GET',
  path: '/api/front/order/visitor/detail',
  auth: 'guest',
  returns: OrderDetail as Schema<OrderDetail>,
  spec: IN_TOOLS && {
    summary: 'Gets a merchant order (SH number) of a visitor, with its tracking.',
    origin: 'family',
    query: {
      /** Order number. */
      orderNo,
      /** Secret of the visitor, from `login.asGuest`. */
      identity,
    },
    errors: unknown,
    example: { query: { orderNo: 'SH26011512000001', identity: '5f0c1e9a7b3d4826' } },
  },
});

/**
 * Gets the checkout for the token in an order e-mail, without a sign-in.
 * @returns The checkout with its merchant orders.
 * @throws `StorefrontError` of kind `not-found` if the token is unknown or the backend does not have this call.
 * @example const order = await shop.visitors.reopen({ token });
 */
export const reopen = call({
  id: 'visitors.reopen',
  method: 'POST',
  path: '/api/front/order/visitor/reopen',
  auth: 'guest',
  repeatable: true,
  returns: MasterOrder as Schema<MasterOrder>,
  spec: IN_TOOLS && {
    summary:
      'Gets the checkout for the token in an order e-mail. The token is sent in the body to keep it out of logs.',
    origin: 'extension',
    body: object({
      /** `visitorToken` from `orders.create`. */
      token,
    }),
    errors: { 404: 'The token is unknown.' },
    example: { body: { token: 'q3Zx8nW1vT5kYb7dRf2HcA' } },
  },
});

/**
 * Withdraws from the purchase of a merchant order, or of some of its lines, with the token in an order e-mail. Confirm with
 * the shopper first; see `orders.withdraw`.
 * @returns The refund number and the time of the withdrawal.
 * @throws `StorefrontError` of kind `invalid` if there is no right of withdrawal or it has ended, `not-found` if the token
 *   is unknown or the order belongs to another checkout.
 * @example const { declaredAt } = await shop.visitors.withdraw({ token, orderNo: 'SH26011512000001' });
 */
export const withdraw = call({
  id: 'visitors.withdraw',
  method: 'POST',
  path: '/api/front/order/visitor/withdrawal',
  auth: 'guest',
  idempotent: true,
  returns: WithdrawalReceipt as Schema<WithdrawalReceipt>,
  spec: IN_TOOLS && {
    summary:
      'Withdraws from the purchase of a merchant order (SH number), or of some of its lines, with the token in an order e-mail.',
    origin: 'extension',
    body: object({
      /** `visitorToken` from `orders.create`, or the token in an order e-mail. */
      token,
      /** Order number. */
      orderNo,
      /** The shopper’s reason, if they give one. */
      reason: optional(textIn({ max: 255 })),
      /** The lines and quantities; if absent, all that the right covers. */
      lines: orderLines,
    }),
    errors: {
      404: 'The token is unknown, or the order belongs to another checkout.',
      400: 'There is no right of withdrawal, or it has ended, or a quantity is too high.',
    },
    example: { body: { token: 'q3Zx8nW1vT5kYb7dRf2HcA', orderNo: 'SH26011512000001' } },
  },
});

/**
 * Sends the link of an order to its e-mail address again. The response is the same for an unknown order.
 * @throws `StorefrontError` of kind `rate-limited` after five requests for an address within an hour.
 * @example await shop.visitors.mailLink({ orderNo: 'PT26011512000001', email: 'ada@example.com' });
 */
export const mailLink = call({
  id: 'visitors.mailLink',
  method: 'POST',
  path: '/api/front/order/visitor/mail',
  auth: 'guest',
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Sends the link of an order to its e-mail address again, and returns the same for unknown orders.',
    origin: 'extension',
    body: object({
      /** Number of the checkout (PT) or of a merchant order (SH). */
      orderNo: anyOrderNo,
      /** E-mail address to which the mails about the order are sent. */
      email,
    }),
    example: { body: { orderNo: 'PT26011512000001', email: 'ada@example.com' } },
  },
});
