import type { PreOrder } from '@promenade/storefront-sdk';
import type { Presentation } from '../context/presentation.ts';
import { summaryLine } from '../orders/order-summary.ts';
import { type OrderLineView, orderLineView } from './order-lines.ts';
import { checkoutAmounts, type OrderAmounts } from './receipt.ts';

/** An open checkout as props of `<OrderLineList>` and `<Receipt>`. */
export interface PreOrderView {
  /** The lines, grouped by merchant: each entry has the prop of `<OrderLineList>`. */
  merchants: readonly { merId: number; name: string; lines: readonly OrderLineView[] }[];
  /** Total quantity of all lines. */
  quantity: number;
  /** Amounts for `receiptView` and `useReceipt`. */
  amounts: OrderAmounts;
  /** Amount due. */
  total: string;
}

/** An open checkout as props of `<OrderLineList>` and `<Receipt>`. */
export function preOrderView(preOrder: PreOrder, shop: Presentation): PreOrderView {
  return {
    quantity: preOrder.orderProNum,
    total: shop.formatMoney(preOrder.payFee),
    amounts: checkoutAmounts(preOrder),
    merchants: preOrder.orderList.map(({ merId, merName, orderInfoList }) => ({
      merId,
      name: merName,
      lines: orderInfoList.map((line) => orderLineView(summaryLine(line), shop)),
    })),
  };
}
