import type { InputOf } from '../contract/endpoint.ts';
import type { RefundsListQuery } from '../contract/input-types.ts';
import {
  type RefundApplyInfo,
  type RefundDetail,
  type RefundListItem,
  refundsApply,
  refundsApplyInfo,
  refundsDetail,
  refundsList,
  refundsReasons,
  refundsSendBack,
  refundsWithdraw,
} from '../contract/refunds.ts';
import type { CallOptions, Client } from '../transport/client.ts';
import { type ListCall, listCall } from '../transport/list-call.ts';

/**
 * What can be asked back of a merchant order.
 * @param orderNo Its number, SH….
 * @returns Its lines, the pieces and the amount in cents.
 * @throws `StorefrontError` of kind `not-found` when the shopper has no such order, `auth`.
 * @endpoint GET /api/front/order/apply/refund/{orderNo}
 * @origin family
 * @example const { payPrice, totalNum } = await shop.refunds.applyInfo('SH26011512000001');
 */
export function applyInfo(client: Client, orderNo: string, options?: CallOptions): Promise<RefundApplyInfo> {
  return client.call(refundsApplyInfo, { path: { orderNo } }, options);
}

/**
 * Reasons to choose from.
 * @returns A list of texts.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint GET /api/front/order/refund/reason
 * @origin family
 * @example const [first] = await shop.refunds.reasons();
 */
export function reasons(client: Client, options?: CallOptions): Promise<string[]> {
  return client.call(refundsReasons, {}, options);
}

type ApplyBody = InputOf<'refunds.apply'>['body'];

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
 * await shop.refunds.apply({ orderNo: 'SH26011512000001', text: 'Torn', lines: [{ orderInfoId: 31, quantity: 1 }] });
 */
export function apply(
  client: Client,
  { refund_reason_wap_img: pictures, ...rest }: RefundApplication,
  options?: CallOptions,
): Promise<null> {
  const body: ApplyBody = { ...rest, ...(pictures && { refund_reason_wap_img: pictures.join() }) };
  return client.call(refundsApply, { body }, options);
}

/**
 * Refunds of the shopper, newest first.
 * @param query `page` from 1, `limit` 1 to 50; by default 1 and 10.
 * @returns A page of refunds with sums in cents.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint GET /api/front/order/refund/list
 * @origin family
 * @example const { list, pages } = await shop.refunds.list();
 */
export function list(client: Client, query: RefundsListQuery = {}, options?: CallOptions): ListCall<RefundListItem> {
  return listCall((page, more) => client.call(refundsList, { query: { ...query, page } }, more), query.page, options);
}

/**
 * One refund in full.
 * @param orderNo Its number, RE….
 * @returns The refund with sums in cents.
 * @throws `StorefrontError` of kind `not-found` when the shopper has no such refund, `auth`.
 * @endpoint GET /api/front/order/refund/detail/{orderNo}
 * @origin family
 * @example const { refundStatus, refundReason } = await shop.refunds.detail('RE26011512000001');
 */
export function detail(client: Client, orderNo: string, options?: CallOptions): Promise<RefundDetail> {
  return client.call(refundsDetail, { path: { orderNo } }, options);
}

/**
 * Withdraws a refund that the merchant has not decided and whose goods were not sent back; its pieces can be asked back
 * again. Ask the shopper first.
 * @param orderNo Its number, RE….
 * @throws `StorefrontError` of kind `invalid` when it is decided, withdrawn or sent back, `not-found`, `auth`.
 * @endpoint POST /api/front/order/refund/withdraw/{orderNo}
 * @origin extension
 * @example await shop.refunds.withdraw('RE26011512000001');
 */
export function withdraw(client: Client, orderNo: string, options?: CallOptions): Promise<null> {
  return client.call(refundsWithdraw, { path: { orderNo } }, options);
}

type SendBackBody = InputOf<'refunds.sendBack'>['body'];

/** How the goods of a refund are sent back. */
export interface RefundParcel extends SendBackBody {}

/**
 * Says how the goods of a refund are sent back, once the merchant has asked for them. Saying it again corrects it.
 * @param orderNo Its number, RE….
 * @param parcel `carrier` and `trackingNumber`, each up to 64 characters.
 * @throws `StorefrontError` of kind `invalid` when the merchant does not wait for the goods, `not-found`, `auth`.
 * @endpoint POST /api/front/order/refund/send/back/{orderNo}
 * @origin extension
 * @example
 * await shop.refunds.sendBack('RE26011512000001', { carrier: 'Parcel Example', trackingNumber: 'PX7190284' });
 */
export function sendBack(client: Client, orderNo: string, parcel: RefundParcel, options?: CallOptions): Promise<null> {
  return client.call(refundsSendBack, { path: { orderNo }, body: parcel }, options);
}
