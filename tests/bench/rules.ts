import { cartTotals, couponUse, lineDeductions } from '@promenade/storefront-hooks/domain';

/** Duration of the rules, as medians of many rounds, with their limits. Run with `--conditions=source`; it needs no build. */
const NOW = 1_700_000_000_000;
const ROUNDS = 3_000;
const LINES = 1_000;

const lines = Array.from({ length: LINES }, (_, index) => ({
  merId: index % 10,
  productId: index,
  categoryIds: [index % 7, 100],
  attrId: index,
  price: 1_000 + ((index * 37) % 90_000),
  storePrice: index % 3 ? null : 900 + index,
  variantPrice: index % 2 ? [{ id: index, price: 1_200 }] : null,
  discount: index % 4 ? null : 12.5,
  discountExpiry: index % 4 ? null : NOW + 1_000,
  cartNum: 1 + (index % 5),
  cents: 1_000 + index,
  fitsCoupon: index % 2 === 0,
}));
const groups = Array.from({ length: 10 }, (_, merId) => ({
  merId,
  cartInfoList: lines.filter((line) => line.merId === merId),
}));
const coupon = {
  ...{ status: 0, startTime: NOW - 1, endTime: NOW + 1, useType: 3, merId: 0 },
  ...{ targetIds: [3], moneyCents: 5_000, minCents: 0 },
};

const cases: Readonly<Record<string, { run: () => unknown; atMost?: number }>> = {
  [`totals of ${LINES} cart lines`]: { run: () => cartTotals(groups, NOW), atMost: 100 },
  [`a coupon on ${LINES} lines`]: { run: () => couponUse(coupon, lines, NOW) },
  [`deductions of ${LINES} lines`]: { run: () => lineDeductions(lines, { couponCents: 5_000, pointsCents: 9_999 }) },
};

function medianMicroseconds(run: () => unknown): number {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    run();
    times.push((performance.now() - start) * 1_000);
  }
  // The first rounds warm the compiler up.
  const settled = times.slice(ROUNDS / 2).sort((one, other) => one - other);
  return settled[settled.length >> 1] ?? 0;
}

const rows = Object.entries(cases).map(([rule, { run, atMost }]) => ({
  rule,
  microseconds: Math.round(medianMicroseconds(run) * 10) / 10,
  atMost,
}));
console.table(rows);
const over = rows.filter(({ microseconds, atMost }) => atMost !== undefined && microseconds > atMost).length;
if (over) console.error(`${over} rule(s) over budget.`);
process.exit(over ? 1 : 0);
