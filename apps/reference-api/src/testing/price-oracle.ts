/*
 * The price of a checkout, calculated a second time: from the rows of the database, in big integers, without the shop's own
 * rules. Tests compare the two.
 */

/** A line as the database has it; money in cents. */
export interface OracleLine {
  merchantId: number;
  priceCents: number;
  storePriceCents: number | null;
  variantPriceCents: number | null;
  discountBasisPoints: number | null;
  discountExpiresAt: number | null;
  isShippingIncluded: boolean;
  quantity: number;
  fitsCoupon: boolean;
}

export interface OraclePrice {
  goods: number;
  freight: number;
  /** Undefined when there is a coupon that cannot be used. */
  coupon: number | undefined;
  points: number;
  pay: number;
  /** What falls to each line, in the order of the lines. */
  shares: { coupon: number; points: number }[];
}

type Deductions = { coupon?: { money: number; min: number } | undefined; points: number };

const total = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);
const byAmount = (one: bigint, other: bigint) => Number(one - other);
const least = (...amounts: bigint[]) => amounts.toSorted(byAmount)[0] as bigint;

function unitPrice(line: OracleLine, now: number): bigint {
  const base = BigInt(line.priceCents);
  const off = BigInt(line.discountBasisPoints ?? 0);
  if (off > 0n && (line.discountExpiresAt ?? 0) > now) return (base * (10_000n - off) * 2n + 10_000n) / 20_000n;
  const store = line.storePriceCents === null ? null : BigInt(line.storePriceCents);
  if (store !== null && store < base) return store;
  return line.variantPriceCents === null ? (store ?? base) : BigInt(line.variantPriceCents);
}

function freightOfMerchant(lines: readonly OracleLine[], goods: bigint): bigint {
  const pieces = total(lines.filter((line) => !line.isShippingIncluded).map((line) => BigInt(line.quantity)));
  return pieces === 0n || goods >= 5_000n ? 0n : 400n + 100n * pieces;
}

/** Shares in proportion, rounded down; then cent by cent to whom rounding took most, the first among equals. */
function share(amount: bigint, weights: readonly bigint[]): bigint[] {
  const all = total(weights);
  if (all === 0n) return weights.map(() => 0n);
  const shares = weights.map((weight) => (amount * weight) / all);
  const lost = weights.map((weight) => (amount * weight) % all);
  for (let left = amount - total(shares); left > 0n; left--) {
    const place = lost.indexOf(lost.toSorted(byAmount).at(-1) as bigint);
    shares[place] = (shares[place] ?? 0n) + 1n;
    lost[place] = -1n;
  }
  return shares;
}

function savingOf(coupon: Deductions['coupon'], goods: bigint, fitting: bigint): bigint | undefined {
  if (!coupon) return 0n;
  const isUsable = fitting > 0n && goods >= BigInt(coupon.min) && BigInt(coupon.money) < goods;
  return isUsable ? least(BigInt(coupon.money), fitting) : undefined;
}

/** The price of a checkout at a given time, with a coupon and points to spend. */
export function reckon(lines: readonly OracleLine[], { coupon, points }: Deductions, now: number): OraclePrice {
  const costs = lines.map((line) => unitPrice(line, now) * BigInt(line.quantity));
  const goods = total(costs);
  const freight = total(
    [...new Set(lines.map(({ merchantId }) => merchantId))].map((merchantId) => {
      const isOwn = (_: unknown, place: number) => lines[place]?.merchantId === merchantId;
      return freightOfMerchant(lines.filter(isOwn), total(costs.filter(isOwn)));
    }),
  );
  const fitting = costs.map((cost, place) => (lines[place]?.fitsCoupon ? cost : 0n));
  const saving = savingOf(coupon, goods, total(fitting));
  const saved = share(saving ?? 0n, fitting);
  const rest = costs.map((cost, place) => cost - (saved[place] ?? 0n));
  const mostPoints = least(BigInt(points), goods / 2n, total(rest) - 1n);
  const spent = share(mostPoints > 0n ? mostPoints : 0n, rest);
  return {
    goods: Number(goods),
    freight: Number(freight),
    coupon: saving === undefined ? undefined : Number(saving),
    points: Number(total(spent)),
    pay: Number(total(rest) - total(spent) + freight),
    shares: saved.map((cents, place) => ({ coupon: Number(cents), points: Number(spent[place] ?? 0n) })),
  };
}
