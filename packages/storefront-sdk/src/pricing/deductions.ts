/** A line of a checkout before deductions. */
export interface DeductibleLine {
  /** Unit price times quantity. */
  cents: number;
  isCovered: boolean;
}

/**
 * Shares what a coupon saves among the lines it covers, and what points pay among all lines by what is left of them, to the
 * cent: so the parts of the merchants, and later refunds, add up to what was paid.
 */
export function deductions(
  lines: readonly DeductibleLine[],
  couponCents: number,
  pointsCents: number,
): { couponCents: number; pointsCents: number }[] {
  const coupon = share(
    couponCents,
    lines.map(({ cents, isCovered }) => (isCovered ? cents : 0)),
  );
  const points = share(
    pointsCents,
    lines.map(({ cents }, index) => cents - (coupon[index] ?? 0)),
  );
  return lines.map((_, index) => ({ couponCents: coupon[index] ?? 0, pointsCents: points[index] ?? 0 }));
}

/** Splits an amount by weight; cents that are left over go to those who lost most by rounding, the first among equals. */
function share(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map((_, index) => (index === 0 ? amount : 0));
  // Amount times weight may not fit into a double.
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((part) => Number(part / BigInt(total)));
  const byLoss = exact
    .map((part, index) => ({ index, loss: part % BigInt(total) }))
    .sort((a, b) => (a.loss === b.loss ? a.index - b.index : a.loss < b.loss ? 1 : -1));
  const left = amount - shares.reduce((sum, part) => sum + part, 0);
  for (const { index } of byLoss.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
