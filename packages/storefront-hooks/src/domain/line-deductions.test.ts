import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineDeductions } from './line-deductions.ts';
import { pointsOffer } from './points.ts';
import { refundQuote } from './refund-amount.ts';
import { propertyRuns } from './test-support/property-runs.ts';

const line = (cents: number, fitsCoupon = true) => ({ cents, fitsCoupon });

describe('lineDeductions', () => {
  it.each([
    [
      'of 0 leave the lines unchanged',
      [line(700), line(300)],
      { couponCents: 0, pointsCents: 0 },
      [
        [0, 0, 700],
        [0, 0, 300],
      ],
    ],
    [
      'of a coupon are proportional to the amounts',
      [line(700), line(300)],
      { couponCents: 100, pointsCents: 0 },
      [
        [70, 0, 630],
        [30, 0, 270],
      ],
    ],
    [
      'of a coupon exclude lines that it does not apply to',
      [line(700, false), line(300)],
      { couponCents: 100, pointsCents: 0 },
      [
        [0, 0, 700],
        [100, 0, 200],
      ],
    ],
    [
      'of points are proportional to the rest after the coupon',
      [line(700, false), line(300)],
      { couponCents: 100, pointsCents: 90 },
      [
        [0, 70, 630],
        [100, 20, 180],
      ],
    ],
    [
      'can reduce a line to 0',
      [line(300, false), line(300)],
      { couponCents: 300, pointsCents: 10 },
      [
        [0, 10, 290],
        [300, 0, 0],
      ],
    ],
    ['without lines are empty', [], { couponCents: 0, pointsCents: 0 }, []],
  ])('%s', (_case, lines, deductions, expected) => {
    const shares = lineDeductions(lines, deductions);
    expect(shares.map(({ couponCents, pointsCents, payCents }) => [couponCents, pointsCents, payCents])).toEqual(
      expected,
    );
  });
});

const lines = fc.array(
  fc.record({
    unitCents: fc.integer({ min: 0, max: 200_000 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    fitsCoupon: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
);
const share = fc.double({ min: 0, max: 1, noNaN: true });

it('the deductions and all partial refunds add up to the paid amount', () => {
  fc.assert(
    fc.property(
      lines,
      share,
      share,
      fc.nat(20_000),
      fc.infiniteStream(fc.nat()),
      (wanted, coupon, points, freight, picks) => {
        const cents = wanted.map(({ unitCents, quantity, fitsCoupon }) => line(unitCents * quantity, fitsCoupon));
        const total = (of: (each: (typeof cents)[number]) => number) => cents.reduce((sum, each) => sum + of(each), 0);
        const goodsCents = total((each) => each.cents);
        const fitting = total((each) => (each.fitsCoupon ? each.cents : 0));
        const couponCents = Math.floor(fitting * coupon);
        const { cents: pointsCents } = pointsOffer({
          balance: Math.floor(goodsCents * points),
          goodsCents,
          couponCents,
        });

        const shares = lineDeductions(cents, { couponCents, pointsCents });
        const sum = (of: 'couponCents' | 'pointsCents' | 'payCents') => shares.reduce((all, each) => all + each[of], 0);
        expect([sum('couponCents'), sum('pointsCents')]).toEqual([couponCents, pointsCents]);
        expect(sum('payCents')).toBe(goodsCents - couponCents - pointsCents);
        expect(Math.min(...shares.map(({ payCents }) => payCents))).toBeGreaterThanOrEqual(0);

        const refundable = wanted.map(({ quantity }, id) => ({
          id,
          quantity,
          refundedQuantity: 0,
          payCents: shares[id]?.payCents ?? 0,
          pointsCents: shares[id]?.pointsCents ?? 0,
        }));
        let back = 0;
        let pointsBack = 0;
        for (;;) {
          const open = refundable.filter((each) => each.refundedQuantity < each.quantity);
          if (open.length === 0) break;
          const one = open[(picks.next().value ?? 0) % open.length];
          if (!one) break;
          const quantity = 1 + ((picks.next().value ?? 0) % (one.quantity - one.refundedQuantity));
          const quote = refundQuote({ lines: refundable, freightCents: freight }, [{ orderInfoId: one.id, quantity }]);
          if ('issue' in quote) throw new Error(quote.issue);
          expect(quote.amountCents).toBeGreaterThanOrEqual(0);
          back += quote.amountCents;
          pointsBack += quote.pointsCents;
          one.refundedQuantity += quantity;
        }
        expect(back).toBe(goodsCents - couponCents - pointsCents + freight);
        expect(pointsBack).toBe(pointsCents);
      },
    ),
    propertyRuns(2_000),
  );
});
