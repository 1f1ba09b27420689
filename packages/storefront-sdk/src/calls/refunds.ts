import { call, pagedCall, writing, written } from '../call.ts';
import { RefundApplyInfo, RefundDetail, RefundListItem } from '../entities/refunds.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import { empty, listOf, object, optional, type Page, page, type Schema, text, textIn } from '../schema/schema.ts';
import { orderLines, orderNo, refundNo } from './inputs.ts';

const unknown = { 404: 'The shopper has no such order.' };
const unknownRefund = { 404: 'The shopper has no such refund.' };
const refund = { path: { orderNo: 'RE26011512000001' } };

/**
 * Gets the refundable part of a merchant order.
 * @param value Merchant order number, SH….
 * @returns The lines, and the maximum quantity and amount in cents.
 * @throws `StorefrontError` of kind `not-found` if the shopper has no such order, `auth`.
 * @example const { payPrice, totalNum } = await shop.refunds.applyInfo('SH26011512000001');
 */
export const applyInfo = call({
  id: 'refunds.applyInfo',
  method: 'GET',
  path: '/api/front/order/apply/refund/{orderNo}',
  auth: 'user',
  takes: 'orderNo',
  returns: RefundApplyInfo as Schema<RefundApplyInfo>,
  spec: IN_TOOLS && {
    summary: 'Gets the refundable part of a merchant order (SH number).',
    origin: 'family',
    path: {
      /** Order number. */
      orderNo,
    },
    errors: unknown,
    example: { path: { orderNo: 'SH26011512000001' } },
  },
});

/**
 * Lists refund reasons to choose from.
 * @returns A list of texts.
 * @throws `StorefrontError` of kind `auth` if not signed in.
 * @example const [first] = await shop.refunds.reasons();
 */
export const reasons = call({
  id: 'refunds.reasons',
  method: 'GET',
  path: '/api/front/order/refund/reason',
  auth: 'user',
  takes: false,
  returns: listOf(text),
  spec: IN_TOOLS && { summary: 'Lists refund reasons to choose from.', origin: 'family' },
});

/**
 * Requests a refund of a merchant order, or of some lines and quantities. The server calculates the amount.
 * @throws `StorefrontError` of kind `invalid` if the order is unpaid or in transit, a refund of it is open or a
 *   quantity is too high, `not-found`, `auth`.
 * @example
 * await shop.refunds.apply({ orderNo: 'SH26011512000001', text: 'Torn', lines: [{ orderInfoId: 31, quantity: 1 }] });
 */
export const apply = call({
  id: 'refunds.apply',
  method: 'POST',
  path: '/api/front/order/refund',
  auth: 'user',
  idempotent: true,
  writes: writing({
    /** URLs of at most 5 pictures, from `uploads.image`. */
    refund_reason_wap_img: written(
      optional(
        textIn({
          max: 2000,
          pattern: '^[^,]*(,[^,]*){0,4}$',
          note: 'URLs of at most 5 pictures, separated by commas.',
        }),
      ),
      (addresses: readonly string[]) => addresses.join(),
    ),
  }),
  returns: empty,
  spec: IN_TOOLS && {
    summary:
      'Requests a refund of a merchant order, or of some `lines` and quantities. The server calculates the amount.',
    origin: 'family',
    body: object({
      /** Order number. */
      orderNo,
      /** Reason, one of `refunds.reasons`. */
      text: textIn({ min: 1, max: 255, note: 'The reason.' }),
      /** Description. */
      refund_reason_wap_explain: optional(textIn({ max: 100 })),
      /** The lines and quantities to refund; if absent, the whole order. */
      lines: orderLines,
    }),
    errors: {
      ...unknown,
      400: 'The order is unpaid or in transit, a refund of it is open, or a quantity is higher than can be refunded.',
    },
    example: {
      body: {
        orderNo: 'SH26011512000001',
        text: 'Does not fit',
        refund_reason_wap_explain: 'The sleeves are too short.',
        refund_reason_wap_img: 'https://shop.example.com/media/a.webp,https://shop.example.com/media/b.webp',
        lines: [{ orderInfoId: 31, quantity: 1 }],
      },
    },
  },
});

/**
 * Lists the shopper's refunds, newest first.
 * @returns A page of refunds with amounts in cents.
 * @throws `StorefrontError` of kind `auth` if not signed in.
 * @example const { list, pages } = await shop.refunds.list();
 */
export const list = pagedCall({
  id: 'refunds.list',
  method: 'GET',
  path: '/api/front/order/refund/list',
  auth: 'user',
  returns: page(RefundListItem) as Schema<Page<RefundListItem>>,
  spec: IN_TOOLS && {
    summary: 'Lists the shopper’s refunds, newest first.',
    origin: 'family',
    example: { query: { page: 1, limit: 10 } },
  },
});

/**
 * Gets a refund with all details.
 * @param value Refund number, RE….
 * @returns The refund with amounts in cents.
 * @throws `StorefrontError` of kind `not-found` if the shopper has no such refund, `auth`.
 * @example const { refundStatus, refundReason } = await shop.refunds.detail('RE26011512000001');
 */
export const detail = call({
  id: 'refunds.detail',
  method: 'GET',
  path: '/api/front/order/refund/detail/{orderNo}',
  auth: 'user',
  takes: 'orderNo',
  returns: RefundDetail as Schema<RefundDetail>,
  spec: IN_TOOLS && {
    summary: 'Gets a refund (RE number) with all details.',
    origin: 'family',
    path: {
      /** Order number. */
      orderNo: refundNo,
    },
    errors: unknownRefund,
    example: refund,
  },
});

/**
 * Withdraws a refund request before the merchant has decided and the goods were sent back. Its lines can be refunded
 * again. Confirm with the shopper first.
 * @param value Refund number, RE….
 * @throws `StorefrontError` of kind `invalid` if it is decided, withdrawn or sent back, `not-found`, `auth`.
 * @example await shop.refunds.withdraw('RE26011512000001');
 */
export const withdraw = call({
  id: 'refunds.withdraw',
  method: 'POST',
  path: '/api/front/order/refund/withdraw/{orderNo}',
  auth: 'user',
  takes: 'orderNo',
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Withdraws a refund request (RE number) before the merchant has decided and the goods were sent back.',
    origin: 'extension',
    path: {
      /** Refund number. */
      orderNo: refundNo,
    },
    errors: { ...unknownRefund, 400: 'The refund is decided or withdrawn, or its goods are on their way back.' },
    example: refund,
  },
});

/**
 * Submits the carrier and tracking number of a return that the merchant has requested. Call again to correct them.
 * @throws `StorefrontError` of kind `invalid` if the merchant is not waiting for the goods, `not-found`, `auth`.
 * @example
 * await shop.refunds.sendBack({ orderNo: 'RE26011512000001', carrier: 'Parcel Example', trackingNumber: 'PX7190284' });
 */
export const sendBack = call({
  id: 'refunds.sendBack',
  method: 'POST',
  path: '/api/front/order/refund/send/back/{orderNo}',
  auth: 'user',
  returns: empty,
  spec: IN_TOOLS && {
    summary: 'Submits the carrier and tracking number of a return (RE number). Call again to correct them.',
    origin: 'extension',
    path: {
      /** Refund number. */
      orderNo: refundNo,
    },
    body: object({
      /** Name of the carrier. */
      carrier: textIn({ min: 1, max: 64, blankIsWrong: true }),
      /** Tracking number. */
      trackingNumber: textIn({ min: 1, max: 64, blankIsWrong: true }),
    }),
    errors: { ...unknownRefund, 400: 'The merchant is not waiting for the goods of this refund.' },
    example: { ...refund, body: { carrier: 'Parcel Example', trackingNumber: 'PX7190284' } },
  },
});
