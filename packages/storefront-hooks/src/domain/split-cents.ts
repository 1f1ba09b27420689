import type { Cents } from './money.ts';

/**
 * Splits an amount in proportion to whole, non-negative weights. The shares are whole cents and add up to the amount
 * exactly; each is its exact share rounded down or up, the cents left over going to those who lost most by rounding, the
 * first among equals. An amount not above the sum of the weights gives nobody more than its weight. Without any weight
 * everything goes to the first; without anybody there are no shares.
 */
export function splitCents(amount: Cents, weights: readonly number[]): Cents[] {
  // Amount times weight does not fit into a double.
  const total = BigInt(amount);
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (sum === 0n) return weights.map((_, index) => (index === 0 ? amount : 0));
  const parts = weights.map((weight, index) => {
    const product = total * BigInt(weight);
    return { index, share: Number(product / sum), lost: product % sum };
  });
  let left = parts.reduce((rest, { share }) => rest - share, amount);
  for (const part of [...parts].sort((one, other) => Number(other.lost - one.lost))) {
    if (left === 0) break;
    part.share += 1;
    left -= 1;
  }
  return parts.map(({ share }) => share);
}
