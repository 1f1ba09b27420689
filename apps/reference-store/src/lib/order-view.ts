import {
  type AnyOrder,
  type OrderSummary,
  summaryOfMasterOrder,
  summaryOfMerchantOrder,
} from '@promenade/storefront-hooks';
import {
  type OrderRefundState,
  type OrderState,
  orderRefundState,
  orderState,
} from '@promenade/storefront-hooks/domain';
import type { OrderDetail, OrderLine } from '@promenade/storefront-sdk';

/** The items that one merchant sends. */
interface OrderPart {
  orderNo: string;
  /** 0 if the backend does not send it. */
  merchantId: number;
  merchant: string;
  state: OrderState;
  lines: readonly OrderLine[];
  /** The right to withdraw from the purchase. */
  withdrawal: OrderDetail['withdrawal'];
}

/** The delivery of an order. */
export interface OrderDelivery {
  kind: 'express' | 'send' | 'fictitious';
  /** Carrier, or the merchant's courier. */
  company: string;
  /** Parcel number, or the courier's phone number. */
  number: string;
}

/** An order as its page shows it: a whole checkout or one merchant's part. */
export interface OrderView extends Pick<OrderDetail, 'realName' | 'userPhone' | 'userAddress' | 'email' | 'payType'> {
  summary: OrderSummary;
  isWhole: boolean;
  payTime: number | null;
  note: string;
  parts: readonly OrderPart[];
  amounts: Pick<OrderDetail, 'proTotalPrice' | 'payPostage' | 'couponPrice' | 'integralPrice' | 'payPrice'>;
  delivery: OrderDelivery | undefined;
  /** `none` for a whole checkout, because each merchant's part has separate refunds. */
  refund: OrderRefundState;
}

/** Converts both kinds of order to the page's view. */
export function orderView({ kind, order }: AnyOrder): OrderView {
  const { realName, userPhone, userAddress, email, payType, payTime } = order;
  const { proTotalPrice, payPostage, couponPrice, integralPrice, payPrice } = order;
  const common = {
    ...{ realName, userPhone, userAddress, email, payType, payTime },
    amounts: { proTotalPrice, payPostage, couponPrice, integralPrice, payPrice },
  };
  if (kind === 'master') {
    return {
      ...common,
      summary: summaryOfMasterOrder(order),
      isWhole: true,
      note: order.mark,
      delivery: undefined,
      refund: 'none',
      parts: order.orderList.map((part) => ({
        orderNo: part.orderNo,
        merchantId: part.merId,
        merchant: part.merName,
        state: orderState({ ...part, isCancel: order.isCancel }),
        lines: part.orderInfoList,
        withdrawal: part.withdrawal,
      })),
    };
  }
  const summary = summaryOfMerchantOrder(order);
  return {
    ...common,
    summary,
    isWhole: false,
    note: order.userRemark,
    delivery: deliveryOf(order),
    refund: orderRefundState(order),
    parts: [
      {
        orderNo: order.orderNo,
        merchantId: order.merId,
        merchant: order.merName,
        state: summary.state,
        lines: order.orderInfoList,
        withdrawal: order.withdrawal,
      },
    ],
  };
}

function deliveryOf({ deliveryType, deliveryName, deliveryId }: OrderDetail): OrderDelivery | undefined {
  if (deliveryType === 'fictitious') return { kind: 'fictitious', company: '', number: '' };
  if (!deliveryId && !deliveryName) return undefined;
  const kind = deliveryType === 'send' ? 'send' : 'express';
  return { kind, company: deliveryName ?? '', number: deliveryId ?? '' };
}
