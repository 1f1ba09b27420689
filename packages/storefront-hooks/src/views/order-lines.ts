import type { OrderLine } from '@promenade/storefront-sdk';
import type { PictureView } from '../context/pictures.ts';
import type { Presentation } from '../context/presentation.ts';
import { attributesText } from '../domain/variant.ts';
import { type OrderSummaryLine, summaryLine } from '../orders/order-summary.ts';

/** A line of an order, a refund or a checkout: an entry of `lines` of `<OrderLineList>`. */
export interface OrderLineView {
  /** Id of the line as text. */
  id: string;
  /** Name of the product. */
  name: string;
  /** Picture of the variant. */
  picture: PictureView | undefined;
  /** The chosen values: `Sand, 42`. */
  attributes: string | undefined;
  /** Unit price. */
  unitPrice: string;
  /** Unit price times quantity. */
  lineTotal: string;
  /** Ordered quantity. */
  quantity: number;
}

/** A line of an order as an entry of `<OrderLineList>`. */
export function orderLineView(line: OrderSummaryLine, { formatMoney, picture }: Presentation): OrderLineView {
  const { id, name, image, variant, priceCents, quantity } = line;
  return {
    id: `${id}`,
    name,
    picture: picture(image, 'line'),
    attributes: attributesText(variant),
    unitPrice: formatMoney(priceCents),
    lineTotal: formatMoney(priceCents * quantity),
    quantity,
  };
}

/** Lines of an order from the backend as the prop of `<OrderLineList>`. */
export function orderLinesView(lines: readonly OrderLine[], shop: Presentation): { lines: readonly OrderLineView[] } {
  return { lines: lines.map((line) => orderLineView(summaryLine(line), shop)) };
}
