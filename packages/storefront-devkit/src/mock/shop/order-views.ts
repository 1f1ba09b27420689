import { canWithdraw, DAY_MS, WITHDRAWAL_DAYS } from '@promenade/storefront-hooks/domain';
import type {
  MasterOrder,
  MerchantOrder,
  OrderDetail,
  OrderLine,
  OrderListItem,
  UnpaidOrder,
} from '@promenade/storefront-sdk/contract';
import { aMasterOrder, aMerchantOrder, anOrder, anOrderLine, anOrderListItem } from '../fixtures/index.ts';
import { type Order, type OrderedLine, type OrderPart, sumsOf } from './order.ts';

export function orderLine(line: OrderedLine, merOrderNo: string, asked = 0): OrderLine {
  const { id, productId, productName, image, sku } = line;
  return anOrderLine({
    ...{ id, productId, productName, image, sku, merOrderNo },
    attrValueId: line.skuId,
    price: line.unitCents,
    payNum: line.quantity,
    isReply: line.isReviewed,
    reviewStar: line.review?.star,
    reviewComment: line.review?.comment,
    reviewReply: undefined,
    refundNum: line.refunded,
    applyRefundNum: asked,
    isWithdrawable: line.isWithdrawable,
  });
}

/** What all views of a part have in common. */
function partFacts({ paidAt, createdAt }: Order, part: OrderPart) {
  const { id, orderNo, merId, merName, status, refundStatus } = part;
  const { pieces, payCents } = sumsOf([part]);
  const orderInfoList = part.lines.map((line) => orderLine(line, orderNo));
  const facts = { id, orderNo, merId, merName, status, refundStatus, orderInfoList };
  return { ...facts, totalNum: pieces, payPrice: payCents, paid: paidAt !== null, createTime: createdAt };
}

const moneyOf = ({ couponId, points }: Order, parts: readonly OrderPart[]) => {
  const { goodsCents, freightCents, couponCents, pointsCents, payCents } = sumsOf(parts);
  return {
    proTotalPrice: goodsCents,
    totalPostage: freightCents,
    payPostage: freightCents,
    totalPrice: goodsCents + freightCents,
    payPrice: payCents,
    couponId: couponId ?? 0,
    couponPrice: couponCents,
    useIntegral: points && pointsCents,
    integralPrice: pointsCents,
  };
};

const deliveryOf = ({ parcel }: OrderPart) => ({
  deliveryName: parcel?.expName ?? null,
  deliveryId: parcel?.expNo ?? null,
});

/** Until when an order waits for its payment, or that the payment is on its way. */
const paymentStateOf = ({ isProcessing, expiresAt }: Order) => ({
  paymentProcessing: isProcessing,
  expiresAt: isProcessing ? undefined : expiresAt,
});

/** The right to withdraw from the purchase of a part; undefined if there is none or it has ended. */
export function withdrawalOf({ paidAt, isCancelled }: Order, part: OrderPart, now: number) {
  const until = part.deliveredAt === null ? null : part.deliveredAt + WITHDRAWAL_DAYS * DAY_MS;
  const lines = part.lines.map((line) => ({ ...line, payNum: line.quantity, refundNum: line.refunded }));
  const facts = { paid: paidAt !== null, isCancel: isCancelled, status: part.status, refundStatus: part.refundStatus };
  return canWithdraw({ ...facts, lines }, until, now) ? { until } : undefined;
}

export const merchantOrder = (order: Order, part: OrderPart, now: number): MerchantOrder =>
  aMerchantOrder({ ...partFacts(order, part), withdrawal: withdrawalOf(order, part, now) });

export function masterOrder(order: Order, now: number): MasterOrder {
  const { id, orderNo, recipient, payType, mark, createdAt, paidAt, isCancelled, parts } = order;
  return aMasterOrder({
    ...recipient,
    ...moneyOf(order, parts),
    ...{ id, orderNo, payType, mark },
    ...paymentStateOf(order),
    totalNum: sumsOf(parts).pieces,
    paid: paidAt !== null,
    payTime: paidAt,
    isCancel: isCancelled,
    createTime: createdAt,
    orderList: parts.map((part) => merchantOrder(order, part, now)),
  });
}

export function orderListItem(order: Order, part: OrderPart): OrderListItem {
  const facts = { masterOrderNo: order.orderNo, payTime: order.paidAt, payPostage: part.freightCents };
  return anOrderListItem({ ...partFacts(order, part), ...facts, ...deliveryOf(part) });
}

export function orderDetail(order: Order, part: OrderPart, uid: number, now: number): OrderDetail {
  const { orderNo: masterOrderNo, recipient, payType, mark, paidAt } = order;
  const detail = anOrder({
    expressInfo: null,
    ...recipient,
    ...moneyOf(order, [part]),
    ...partFacts(order, part),
    ...{ masterOrderNo, payType, uid, userRemark: mark, payTime: paidAt },
    ...deliveryOf(part),
    deliveryType: part.parcel ? 'express' : null,
    paymentProcessing: order.isProcessing,
    withdrawal: withdrawalOf(order, part, now),
  });
  return detail;
}

export function awaitPayOrder(order: Order): UnpaidOrder {
  const { id, orderNo, payType, payChannel, createdAt, parts } = order;
  const { pieces, payCents } = sumsOf(parts);
  return {
    ...{ id, orderNo, payType, payChannel },
    ...paymentStateOf(order),
    totalNum: pieces,
    payPrice: payCents,
    redirect: null,
    paid: false,
    createTime: createdAt,
    orderList: parts.map(({ merId, merName, lines }) => ({
      merId,
      merName,
      orderInfoList: lines.map(({ skuId, unitCents, quantity, ...line }) => ({
        productId: line.productId,
        productName: line.productName,
        image: line.image,
        sku: line.sku,
        attrValueId: skuId,
        price: unitCents,
        payNum: quantity,
        isShippingIncluded: line.isShippingIncluded,
      })),
    })),
  };
}
