import { paymentDeadline, pointsFor } from '@promenade/storefront-hooks/domain';
import type {
  MasterOrder,
  MerchantOrder,
  OrderDetail,
  OrderLine,
  OrderListItem,
  UnpaidOrder,
} from '@promenade/storefront-sdk/contract';
import type { CallContext } from '../contract/types.ts';
import { type ShopLanguages, textIn } from '../db/texts.ts';
import type { MerchantOrderRow, OrderLineRow, OrderRow } from '../repositories/orders.ts';
import type { AwaitedPayment } from '../repositories/payments.ts';
import type { ReviewRow } from '../repositories/reviews.ts';
import { currencyOf } from '../repositories/shop-currency.ts';
import { withdrawalOf } from './withdrawal-right.ts';

type Status = MerchantOrder['status'];
type RefundStatus = MerchantOrder['refundStatus'];

export function toOrderLine(row: OrderLineRow, languages: ShopLanguages): OrderLine {
  return {
    id: row.id,
    merOrderNo: row.merchant_order_no,
    productId: row.product_id,
    productName: textIn(row.product_name, languages),
    image: row.image,
    attrValueId: row.sku_id,
    sku: textIn(row.sku, languages),
    price: row.unit_price_cents,
    payNum: row.quantity,
    isReply: row.is_reviewed,
    refundNum: row.refunded_quantity,
    isWithdrawable: row.is_withdrawable,
  };
}

function linesOf(part: MerchantOrderRow, lines: readonly OrderLineRow[], languages: ShopLanguages): OrderLine[] {
  return lines.filter((line) => line.merchant_order_id === part.id).map((line) => toOrderLine(line, languages));
}

/** Fields of a merchant's part in every view. The schema ensures that the numbers are in range. */
function merchantOrderFields(part: MerchantOrderRow) {
  return {
    id: part.id,
    orderNo: part.order_no,
    merId: part.merchant_id,
    merName: part.merchant_name,
    totalNum: part.total_quantity,
    payPrice: part.pay_cents,
    status: part.status as Status,
    refundStatus: part.refund_status as RefundStatus,
    createTime: part.created_at,
  };
}

/** A checkout's money and contact fields in every view. */
function orderFields(order: OrderRow) {
  return {
    email: order.email,
    realName: order.consignee,
    userPhone: order.phone ?? '',
    userAddress: order.address,
    couponId: order.coupon_id ?? 0,
    paid: order.paid,
    payTime: order.paid_at,
    payType: order.pay_type,
  };
}

/** The payment deadline; none once it is paid or cancelled, or the payment is processing. */
function deadlineOf(order: OrderRow, { isProcessing }: AwaitedPayment) {
  const { paid, is_cancelled, created_at: createTime, expires_at: expiresAt } = order;
  if (paid || is_cancelled || isProcessing) return { paymentProcessing: isProcessing };
  return { paymentProcessing: false, expiresAt: paymentDeadline({ createTime, expiresAt }) };
}

/** The languages of an answer, and what an unpaid order waits for. */
interface Shown {
  languages: ShopLanguages;
  awaited: AwaitedPayment;
}

/** The same, with what decides whether the shopper can withdraw. */
type ShownInFull = Shown & Pick<CallContext, 'shop' | 'now'>;

type Parts = readonly MerchantOrderRow[];
type Lines = readonly OrderLineRow[];

/** A whole checkout. */
export function toMasterOrder(
  order: OrderRow,
  parts: Parts,
  lines: Lines,
  { languages, awaited, ...call }: ShownInFull,
): MasterOrder {
  return {
    ...orderFields(order),
    id: order.id,
    orderNo: order.order_no,
    totalNum: order.total_quantity,
    proTotalPrice: order.goods_cents,
    totalPostage: order.freight_cents,
    totalPrice: order.goods_cents + order.freight_cents,
    payPostage: order.freight_cents,
    payPrice: order.pay_cents,
    couponPrice: order.coupon_cents,
    mark: order.mark,
    isCancel: order.is_cancelled,
    redirect: awaited.redirect,
    createTime: order.created_at,
    ...deadlineOf(order, awaited),
    useIntegral: order.points_used,
    integralPrice: order.points_cents,
    orderList: parts.map((part) => ({
      ...merchantOrderFields(part),
      paid: order.paid,
      withdrawal: withdrawalOf(call, order, part, lines),
      orderInfoList: linesOf(part, lines, languages),
    })),
  };
}

/** A checkout that waits for payment. */
export function toAwaitPay(order: OrderRow, parts: Parts, lines: Lines, { languages, awaited }: Shown): UnpaidOrder {
  return {
    id: order.id,
    orderNo: order.order_no,
    totalNum: order.total_quantity,
    payPrice: order.pay_cents,
    redirect: awaited.redirect,
    paid: order.paid,
    payType: order.pay_type,
    payChannel: order.pay_channel,
    createTime: order.created_at,
    ...deadlineOf(order, awaited),
    orderList: parts
      .filter((part) => part.order_id === order.id)
      .map((part) => ({
        merId: part.merchant_id,
        merName: part.merchant_name,
        orderInfoList: lines
          .filter((line) => line.merchant_order_id === part.id)
          .map((line) => ({ ...toOrderLine(line, languages), isShippingIncluded: line.is_shipping_included })),
      })),
  };
}

type ListedPart = MerchantOrderRow & { paid: boolean; paid_at: number | null; master_no: string };

/** The shopper's review of a line. */
function reviewOf(line: OrderLine, reviews: readonly ReviewRow[]) {
  const review = reviews.find(({ order_line_id }) => order_line_id === line.id);
  if (!review) return {};
  const { product_score: reviewStar, comment: reviewComment, merchant_reply: reply } = review;
  return { reviewStar, reviewComment, ...(reply && { reviewReply: reply }) };
}

/** A merchant order in a list. */
export function toListItem(
  part: ListedPart,
  lines: Lines,
  reviews: readonly ReviewRow[],
  languages: ShopLanguages,
): OrderListItem {
  return {
    ...merchantOrderFields(part),
    masterOrderNo: part.master_no,
    paid: part.paid,
    payTime: part.paid_at,
    payPostage: part.freight_cents,
    deliveryName: part.delivery_name,
    deliveryId: part.delivery_id,
    orderInfoList: linesOf(part, lines, languages).map((line) => ({ ...line, ...reviewOf(line, reviews) })),
  };
}

/** A merchant order in full. */
export function toOrderDetail(
  order: OrderRow,
  part: MerchantOrderRow,
  lines: Lines,
  { languages, awaited, ...call }: ShownInFull,
): OrderDetail {
  return {
    ...orderFields(order),
    ...merchantOrderFields(part),
    masterOrderNo: order.order_no,
    paymentProcessing: awaited.isProcessing,
    uid: order.user_id,
    proTotalPrice: part.goods_cents,
    totalPostage: part.freight_cents,
    totalPrice: part.goods_cents + part.freight_cents,
    payPostage: part.freight_cents,
    couponPrice: part.coupon_cents,
    userRemark: order.mark,
    deliveryType: part.delivery_type,
    deliveryName: part.delivery_name,
    deliveryId: part.delivery_id,
    useIntegral: pointsFor(part.points_cents, currencyOf(call.shop)),
    integralPrice: part.points_cents,
    expressInfo: null,
    withdrawal: withdrawalOf(call, order, part, lines),
    orderInfoList: linesOf(part, lines, languages),
  };
}
