/** A line of an earlier order. */
export interface ReorderLine {
  /** Id of the product. */
  productId: number;
  /** Id of the variant. */
  attrValueId: number;
  /** Pieces that were bought. */
  payNum: number;
}

/** A variant to put into the cart. */
export interface ReorderItem {
  /** Id of the product. */
  productId: number;
  /** Id of the variant. */
  attrId: number;
  /** Number of pieces. */
  quantity: number;
}

/** What ordering again puts into the cart, and what it cannot. */
export interface ReorderPlan<Line extends ReorderLine> {
  /** What is put into the cart. */
  items: ReorderItem[];
  /** Lines of which fewer pieces are left than were bought. */
  reduced: Line[];
  /** Lines whose variant is gone or sold out. */
  missing: Line[];
}

/**
 * What ordering the same again leads to. Lines of one variant share its stock, in their order.
 *
 * @param stock Pieces left by variant id; a variant that cannot be bought any more is absent.
 */
export function reorderPlan<Line extends ReorderLine>(
  lines: readonly Line[],
  stock: ReadonlyMap<number, number>,
): ReorderPlan<Line> {
  const items = new Map<number, ReorderItem>();
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
