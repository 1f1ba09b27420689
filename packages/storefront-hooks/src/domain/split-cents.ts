import type { Cents } from './money.ts';

/**
 * Splits an amount in proportion to whole, non-negative weights. The shares are whole cents and add up to exactly the amount.
 * Each share is rounded down, then the remaining cents go to the shares with the largest remainders, the first of equal ones. If
 * the amount does not exceed the sum of the weights, no share exceeds its weight. If all weights are 0, the first share is the
 * whole amount. Without weights there are no shares.
 */
export function splitCents(amount: Cents, weights: readonly number[]): Cents[] {
  // The product of amount and weight may exceed the safe integers.
  const total = BigInt(amount);
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (sum === 0n) return weights.map((_, index) => (index === 0 ? amount : 0));
  const parts = weights.map((weight, index) => {
    const product = total * BigInt(weight);
    return { index, share: Number(product / sum), remainder: product % sum };
  });
  let left = parts.reduce((rest, { share }) => rest - share, amount);
  for (const part of [...parts].sort((one, other) => Number(other.remainder - one.remainder))) {
    if (left === 0) break;
    part.share += 1;
    left -= 1;
  }
  return parts.map(({ share }) => share);
}
