import type { InputOf } from '../contract/endpoint.ts';
import { refundApply, refundApplyInfo, refundDetail, refundList, refundReasons } from '../contract/refunds.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/**
 * What can be asked back of a merchant order.
 * @param orderNo Its number, SH….
 * @returns Its lines, the pieces and the amount in cents.
 * @throws `StorefrontError` of kind `not-found` when the shopper has no such order, `auth`.
 * @endpoint GET /api/front/order/apply/refund/{orderNo}
 * @origin family
 * @example const { payPrice, totalNum } = await refunds.applyInfo(client, 'SH26011512000001');
 */
export function applyInfo(
  client: Client,
  orderNo: InputOf<'refund.applyInfo'>['path']['orderNo'],
  options?: CallOptions,
) {
  return client.call(refundApplyInfo, { path: { orderNo } }, options);
}

/**
 * Reasons to choose from.
 * @returns A list of texts.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint GET /api/front/order/refund/reason
 * @origin family
 * @example const [first] = await refunds.reasons(client);
 */
export function reasons(client: Client, options?: CallOptions) {
  return client.call(refundReasons, {}, options);
}

type ApplyBody = InputOf<'refund.apply'>['body'];

/** What is asked back and why; the pictures are addresses that `uploads.image` answered. */
export type RefundApplication = Omit<ApplyBody, 'refund_reason_wap_img'> & {
  refund_reason_wap_img?: readonly string[];
};

/**
 * Asks money back, of a merchant order or of some pieces of it. The server reckons the amount.
 * @param body `text` the reason, up to 255 characters; `refund_reason_wap_explain` up to 100;
 *   `refund_reason_wap_img` up to 5 pictures; `lines`, an extension, pieces of single lines. Backends that do not know
 *   `lines` refund the whole order.
 * @throws `StorefrontError` of kind `invalid` when the order is unpaid or in transit, a refund of it is open or fewer
 *   pieces are left, `not-found`, `auth`.
 * @endpoint POST /api/front/order/refund
 * @origin family
 * @example
 * await refunds.apply(client, { orderNo: 'SH26011512000001', text: 'Torn', lines: [{ orderInfoId: 31, quantity: 1 }] });
 */
export function apply(
  client: Client,
  { refund_reason_wap_img: pictures, ...rest }: RefundApplication,
  options?: CallOptions,
) {
  const body: ApplyBody = { ...rest, ...(pictures && { refund_reason_wap_img: pictures.join() }) };
  return client.call(refundApply, { body }, options);
}

/**
 * Refunds of the shopper, newest first.
 * @param query `page` from 1, `limit` 1 to 50; by default 1 and 10.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint GET /api/front/order/refund/list
 * @origin family
 * @example const { list, pages } = await refunds.list(client);
 */
export function list(client: Client, query: InputOf<'refund.list'>['query'] = {}, options?: CallOptions) {
  return client.call(refundList, { query }, options);
}

/**
 * One refund in full.
 * @param orderNo Its number, RE….
 * @throws `StorefrontError` of kind `not-found` when the shopper has no such refund, `auth`.
 * @endpoint GET /api/front/order/refund/detail/{orderNo}
 * @origin family
 * @example const { refundStatus, refundReason } = await refunds.detail(client, 'RE26011512000001');
 */
export function detail(client: Client, orderNo: InputOf<'refund.detail'>['path']['orderNo'], options?: CallOptions) {
  return client.call(refundDetail, { path: { orderNo } }, options);
}
