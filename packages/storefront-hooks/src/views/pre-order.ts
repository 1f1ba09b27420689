import type { PreOrder } from '@promenade/storefront-sdk';
import type { Presentation } from '../context/presentation.ts';
import { type OrderLineView, orderLineView, summaryLine } from './order-lines.ts';
import type { OrderAmounts } from './receipt.ts';

/** An open checkout as views show it. */
export interface PreOrderView {
  /** Its lines, merchant by merchant: each entry has the prop of `<OrderLineList>`. */
  merchants: readonly { merId: number; name: string; lines: readonly OrderLineView[] }[];
  /** Pieces in all lines. */
  pieces: number;
  /** Its sums, for `receiptView` and `useReceipt`. */
  amounts: OrderAmounts;
  /** What is to be paid. */
  total: string;
}

/** An open checkout as views show it. */
export function preOrderView(preOrder: PreOrder, shop: Presentation): PreOrderView {
  return {
    pieces: preOrder.orderProNum,
    total: shop.formatMoney(preOrder.payFee),
    amounts: {
      proTotalPrice: preOrder.proTotalFee,
      payPostage: preOrder.freightFee,
      couponPrice: preOrder.couponFee ?? 0,
      integralPrice: 0,
      payPrice: preOrder.payFee,
    },
    merchants: preOrder.orderList.map(({ merId, merName, orderInfoList }) => ({
      merId,
      name: merName,
      lines: orderInfoList.map((line) => orderLineView(summaryLine(line), shop)),
    })),
  };
}
