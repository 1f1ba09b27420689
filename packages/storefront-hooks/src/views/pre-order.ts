import type { PreOrder } from '@promenade/storefront-sdk';
import type { Presentation } from '../context/presentation.ts';
import { type OrderLineView, orderLineView, summaryLine } from './order-lines.ts';
import type { OrderAmounts } from './receipt.ts';

/** An open checkout as props of `<OrderLineList>` and `<Receipt>`. */
export interface PreOrderView {
  /** The lines, grouped by merchant: each entry has the prop of `<OrderLineList>`. */
  merchants: readonly { merId: number; name: string; lines: readonly OrderLineView[] }[];
  /** Total quantity of all lines. */
  pieces: number;
  /** Amounts for `receiptView` and `useReceipt`. */
  amounts: OrderAmounts;
  /** Amount due. */
  total: string;
}

/** An open checkout as props of `<OrderLineList>` and `<Receipt>`. */
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
