/** A line of an earlier order. */
export interface ReorderLine {
  /** Id of the product. */
  productId: number;
  /** Id of the variant. */
  attrValueId: number;
  /** Number of units bought. */
  payNum: number;
}

/** A quantity of one variant. */
export interface CartItem {
  /** Id of the product. */
  productId: number;
  /** Id of the variant: `ProductSku.id`, `CartLine.attrId`. */
  attrId: number;
  /** Number of units. */
  quantity: number;
}

/** The items that a reorder adds to the cart, and the lines that it cannot add. */
export interface ReorderPlan<Line extends ReorderLine> {
  /** Items to add to the cart. */
  items: CartItem[];
  /** Lines that can be added only in part. */
  reduced: Line[];
  /** Lines whose variant no longer exists or is sold out. */
  missing: Line[];
}

/**
 * Plans a reorder. Lines of one variant share its stock, in their order.
 *
 * @param stock Units left by variant id, without variants that can no longer be bought.
 */
export function reorderPlan<Line extends ReorderLine>(
  lines: readonly Line[],
  stock: ReadonlyMap<number, number>,
): ReorderPlan<Line> {
  const items = new Map<number, CartItem>();
  const plan: ReorderPlan<Line> = { items: [], reduced: [], missing: [] };
  for (const line of lines) {
    const { productId, attrValueId: attrId, payNum } = line;
    const taken = items.get(attrId)?.quantity ?? 0;
    const quantity = Math.min(payNum, (stock.get(attrId) ?? 0) - taken);
    if (!(quantity > 0)) plan.missing.push(line);
    else {
      items.set(attrId, { productId, attrId, quantity: taken + quantity });
      if (quantity < payNum) plan.reduced.push(line);
    }
  }
  return { ...plan, items: [...items.values()] };
}
