import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RefundableLine, RefundWish } from './refund-amount.ts';
import { refundQuote } from './refund-amount.ts';
import { propertyRuns } from './test-support/property-runs.ts';

const line = (id: number, quantity: number, payCents: number, more: Partial<RefundableLine> = {}): RefundableLine => ({
  id,
  quantity,
  payCents,
  refundedQuantity: 0,
  pointsCents: 0,
  ...more,
});
const wish = (orderInfoId: number, quantity: number): RefundWish => ({ orderInfoId, quantity });
const order = { lines: [line(1, 3, 1_000, { pointsCents: 100 }), line(2, 1, 500)], freightCents: 700 };

describe('refundQuote', () => {
  it('of a whole order is the paid amount including freight', () => {
    const whole = {
      lines: [
        { orderInfoId: 1, quantity: 3, amountCents: 1_000, pointsCents: 100 },
        { orderInfoId: 2, quantity: 1, amountCents: 500, pointsCents: 0 },
      ],
      quantity: 4,
      freightCents: 700,
      amountCents: 2_200,
      pointsCents: 100,
    };
    expect(refundQuote(order)).toEqual(whole);
    expect(refundQuote(order, null)).toEqual(whole);
    expect(refundQuote(order, [wish(2, 1), wish(1, 3)])).toEqual(whole);
  });

  it('of some units is their share, without freight', () => {
    expect(refundQuote(order, [wish(1, 1)])).toEqual({
      lines: [{ orderInfoId: 1, quantity: 1, amountCents: 333, pointsCents: 33 }],
      quantity: 1,
      freightCents: 0,
      amountCents: 333,
      pointsCents: 33,
    });
  });

  it('continues after an earlier refund, and adds up to the cent', () => {
    const amountAfter = (refundedQuantity: number) => {
      const quote = refundQuote(
        { lines: [line(1, 3, 1_000, { refundedQuantity }), line(2, 1, 500)], freightCents: 0 },
        [wish(1, 1)],
      );
      return 'issue' in quote ? quote : quote.amountCents;
    };
    expect([0, 1, 2].map(amountAfter)).toEqual([333, 334, 333]);
  });

  it('of the last units includes the freight', () => {
    const rest = {
      ...order,
      lines: [line(1, 3, 1_000, { refundedQuantity: 2 }), line(2, 1, 500, { refundedQuantity: 1 })],
    };
    expect(refundQuote(rest)).toMatchObject({ quantity: 1, amountCents: 333 + 700, freightCents: 700 });
    expect(refundQuote(rest, [wish(1, 1)])).toMatchObject({ amountCents: 333 + 700 });
  });

  it('adds up the quantities of a line that occurs twice', () => {
    expect(refundQuote(order, [wish(1, 1), wish(1, 1)])).toMatchObject({
      lines: [{ orderInfoId: 1, quantity: 2, amountCents: 667 }],
    });
  });

  it.each<[string, RefundWish[], object]>([
    ['nothing', [], { issue: 'nothing-to-refund' }],
    ['a line of another order', [wish(9, 1)], { issue: 'unknown-line', orderInfoId: 9 }],
    ['no unit', [wish(1, 0)], { issue: 'quantity-not-whole', orderInfoId: 1 }],
    ['a negative quantity', [wish(1, -1)], { issue: 'quantity-not-whole', orderInfoId: 1 }],
    ['half a unit', [wish(1, 1.5)], { issue: 'quantity-not-whole', orderInfoId: 1 }],
    ['a quantity that is not a number', [wish(1, Number.NaN)], { issue: 'quantity-not-whole', orderInfoId: 1 }],
    ['more than was bought', [wish(2, 1), wish(1, 4)], { issue: 'beyond-quantity', orderInfoId: 1 }],
    ['more than was bought, in two entries', [wish(1, 2), wish(1, 2)], { issue: 'beyond-quantity', orderInfoId: 1 }],
  ])('rejects %s', (_case, wishes, issue) => {
    expect(refundQuote(order, wishes)).toEqual(issue);
  });

  it('rejects units that were refunded already', () => {
    const done = { lines: [line(1, 3, 1_000, { refundedQuantity: 3 })], freightCents: 700 };
    expect(refundQuote(done)).toEqual({ issue: 'nothing-to-refund' });
    expect(refundQuote(done, [wish(1, 1)])).toEqual({ issue: 'beyond-quantity', orderInfoId: 1 });
  });
});

it('a refund is rejected or its amount is between 0 and the rest, for any request', () => {
  const anyLine = fc
    .record({ quantity: fc.integer({ min: 1, max: 9 }), payCents: fc.nat(1_000_000), refunded: fc.nat(9) })
    .map(({ quantity, payCents, refunded }) =>
      line(0, quantity, payCents, { refundedQuantity: Math.min(refunded, quantity) }),
    );
  const wishes = fc.array(
    fc.record({
      orderInfoId: fc.integer({ min: -1, max: 5 }),
      quantity: fc.oneof(fc.integer({ min: -1, max: 10 }), fc.double()),
    }),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 4 }), wishes, fc.nat(2_000), (some, asked, freightCents) => {
      const lines = some.map((each, id) => ({ ...each, id }));
      const all = refundQuote({ lines, freightCents });
      const quote = refundQuote({ lines, freightCents }, asked);
      if ('issue' in quote) return;
      expect(Number.isSafeInteger(quote.amountCents)).toBe(true);
      expect(quote.amountCents).toBeGreaterThanOrEqual(0);
      expect(quote.quantity).toBe(asked.reduce((sum, { quantity }) => sum + quantity, 0));
      expect('issue' in all ? -1 : all.amountCents).toBeGreaterThanOrEqual(quote.amountCents);
    }),
    propertyRuns(),
  );
});
