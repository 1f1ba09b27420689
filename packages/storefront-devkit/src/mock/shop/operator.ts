import { Logistics, timeText } from '@promenade/storefront-sdk/contract';
import { fixture } from '../fixtures/fixture.ts';
import type { Account } from './account.ts';
import type { Order, OrderPart } from './order.ts';
import { promisePoints, voidPoints } from './points.ts';
import { notFound, refused } from './refusals.ts';
import type { Shop } from './shop.ts';
import { restock, variantBySku } from './variants.ts';

const aParcel = fixture(Logistics, { courier: null, courierPhone: null, reason: null });

/** What merchants and payment providers do, for tests and stories. Numbers that do not exist throw. */
export interface Operator {
  /** Lets the payment of an order (PT number) succeed. */
  pay(orderNo: string): void;
  /** Lets the payment of an order (PT number) begin by a method that takes days: the order is processing. */
  startPayment(orderNo: string): void;
  /** Lets a payment that was on its way fail: the order (PT number) can be paid again. */
  failPayment(orderNo: string): void;
  /** Sends a paid merchant order (SH number). */
  ship(orderNo: string): void;
  /** Delivers a merchant order (SH number). */
  deliver(orderNo: string): void;
  /** Decides about a refund (RE number). */
  decideRefund(refundNo: string, verdict: 'accept' | 'refuse', reason?: string): void;
  /** Lets the payout of a refund (RE number) fail: it is accepted, and its money comes later. */
  failPayout(refundNo: string): void;
  /** Requests the goods of a refund (RE number) before the money is paid back. */
  askForGoods(refundNo: string, address?: string): void;
}

export function operatorOf(shop: Shop): Operator {
  const orders = () =>
    shop.accounts.flatMap((account) =>
      account.orders.flatMap((order) => order.parts.map((part) => ({ account, order, part }))),
    );
  const find = (matches: (found: { account: Account; order: Order; part: OrderPart }) => boolean) => {
    const found = orders().find(matches);
    if (!found) throw notFound();
    return found;
  };
  const findRefund = (refundNo: string) => {
    const refund = shop.accounts.flatMap(({ refunds }) => refunds).find((one) => one.refundOrderNo === refundNo);
    if (!refund) throw notFound();
    return refund;
  };
  const track = (part: OrderPart, station: string, state: number) => {
    const now = shop.now();
    part.parcel ??= aParcel({ orderNo: part.orderNo, expName: 'UPS', expCode: 'ups', expNo: '1Z999', createTime: now });
    const entry = { AcceptStation: station, AcceptTime: timeText(now) };
    const logisticsInfo = state === 1 ? [entry] : [...part.parcel.logisticsInfo, entry];
    Object.assign(part.parcel, { state, logisticsInfo, trackTime: entry.AcceptTime, updateTime: now });
  };
  return {
    pay(orderNo) {
      const { account, order } = find(({ order }) => order.orderNo === orderNo);
      settlePayment(shop, account, order);
    },
    startPayment(orderNo) {
      const { order } = find(({ order }) => order.orderNo === orderNo);
      if (order.paidAt !== null || order.isCancelled) throw refused('The order does not wait for a payment');
      order.isProcessing = true;
    },
    failPayment(orderNo) {
      find(({ order }) => order.orderNo === orderNo).order.isProcessing = false;
    },
    ship(orderNo) {
      const { order, part } = find(({ part }) => part.orderNo === orderNo);
      if (order.paidAt === null || part.status !== 0) throw refused('The order cannot be sent now');
      part.status = 1;
      track(part, 'Collected', 1);
    },
    deliver(orderNo) {
      const { part } = find(({ part }) => part.orderNo === orderNo);
      if (part.status !== 1) throw refused('The order is not on its way');
      part.status = 2;
      part.deliveredAt = shop.now();
      track(part, 'Delivered', 3);
    },
    decideRefund(refundNo, verdict, reason = 'The goods were used') {
      const refund = findRefund(refundNo);
      if (![0, 4, 5].includes(refund.refundStatus)) throw refused('The refund is decided already');
      if (verdict === 'refuse' && refund.isWithdrawal) throw refused('A withdrawal cannot be refused');
      Object.assign(refund, { canWithdraw: false, canSendBack: false });
      const { account, part } = find(({ part }) => part.orderNo === refund.merOrderNo);
      if (verdict === 'refuse') {
        Object.assign(refund, { refundStatus: 1, refundReason: reason });
        part.refundStatus = 0;
        return;
      }
      Object.assign(refund, { refundStatus: 3, refundTime: shop.now() });
      for (const { id, applyRefundNum = 0 } of refund.orderInfoList) returnPieces(shop, part, id, applyRefundNum);
      const isWhole = part.lines.every(({ quantity, refunded }) => quantity === refunded);
      part.refundStatus = isWhole ? 3 : 0;
      if (isWhole) voidPoints(account, part.orderNo);
    },
    failPayout(refundNo) {
      const refund = findRefund(refundNo);
      Object.assign(refund, { refundStatus: 2, payoutFailed: true, canWithdraw: false, canSendBack: false });
      find(({ part }) => part.orderNo === refund.merOrderNo).part.refundStatus = 2;
    },
    askForGoods(refundNo, address = 'Atelier Example, Returns\n4 Mill Lane\nPortland, ME 04101') {
      const refund = findRefund(refundNo);
      const { part } = find(({ part }) => part.orderNo === refund.merOrderNo);
      if (refund.refundStatus !== 0 || !part.parcel) throw refused('The goods cannot be asked back now');
      Object.assign(refund, { refundStatus: 4, returnAddress: address, canSendBack: true });
    },
  };
}

/** Marks an order as paid, once. */
export function settlePayment(shop: Shop, account: Account, order: Order): void {
  if (order.paidAt !== null) return;
  order.paidAt = shop.now();
  order.isProcessing = false;
  promisePoints(shop, account, order);
}

/** Counts items as refunded; items that were never sent are for sale again. */
function returnPieces(shop: Shop, part: OrderPart, lineId: number, pieces: number): void {
  const line = part.lines.find(({ id }) => id === lineId);
  if (!line) return;
  line.refunded += pieces;
  const variant = part.parcel ? undefined : variantBySku(shop, line.skuId);
  if (variant) restock(variant, pieces);
}
