import type { MasterOrder } from '@promenade/storefront-sdk/contract';
import type { AgentCheckout, CheckoutLine } from './checkout-view.ts';

type Part = MasterOrder['orderList'][number];

/** Parts that have left the merchant: in transit, delivered or completed. */
const SENT: readonly unknown[] = [1, 2, 3];
const RECEIVED: readonly unknown[] = [2, 3];
const CANCELLED = 9;

/** A line of an order with its quantities and status, which both protocols name alike. */
export interface OrderedLine {
  line: CheckoutLine;
  /** The part of a merchant that it is in, by its place in the order. */
  part: number;
  original: number;
  /** Without refunded units. */
  current: number;
  fulfilled: number;
  status: 'processing' | 'fulfilled' | 'removed';
}

export function orderedLines({ order, lines }: AgentCheckout): OrderedLine[] {
  return (order?.orderList ?? []).flatMap((part, place) =>
    part.orderInfoList.map((each) => {
      const current = part.status === CANCELLED ? 0 : each.payNum - (each.refundNum ?? 0);
      const fulfilled = SENT.includes(part.status) ? current : 0;
      return {
        line: lines.find(({ skuId }) => skuId === each.attrValueId) as CheckoutLine,
        part: place,
        ...{ original: each.payNum, current, fulfilled },
        status: current === 0 ? 'removed' : fulfilled > 0 ? 'fulfilled' : 'processing',
      };
    }),
  );
}

/** Where the parcel of a merchant's part is. */
export function partStatus({ status }: Part): 'processing' | 'shipped' | 'delivered' | 'canceled' {
  if (status === CANCELLED) return 'canceled';
  if (RECEIVED.includes(status)) return 'delivered';
  return SENT.includes(status) ? 'shipped' : 'processing';
}
