import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { APPLICATION_TRANSITIONS } from './application-status.ts';
import { USER_COUPON_TRANSITIONS } from './coupon-status.ts';
import { ORDER_TRANSITIONS } from './order-transitions.ts';
import { POINTS_TRANSITIONS } from './points-status.ts';
import { PRE_ORDER_TRANSITIONS } from './pre-order-status.ts';
import { REFUND_TRANSITIONS } from './refund-status.ts';
import { propertyRuns } from './test-support/property-runs.ts';
import type { TransitionTable } from './transitions.ts';
import { nextState, statesBefore } from './transitions.ts';

type AnyTable = TransitionTable<string, string>;

/** All allowed transitions with their actors; others are not allowed. The last element lists the final states. */
const machines: [string, AnyTable, string[], string[]][] = [
  [
    'order',
    ORDER_TRANSITIONS,
    [
      'new create unpaid shopper',
      'unpaid start-payment processing payment',
      'unpaid pay paid payment',
      'unpaid cancel cancelled shopper',
      'processing fail-payment unpaid payment',
      'processing pay paid payment',
      'processing cancel cancelled shopper',
      'unpaid expire cancelled timer',
      'paid ship in-transit merchant',
      'in-transit deliver delivered courier',
      'in-transit confirm-receipt completed shopper',
      'delivered confirm-receipt completed shopper',
      'delivered auto-complete completed timer',
      'completed delete hidden shopper',
      'cancelled delete hidden shopper',
    ],
    ['hidden'],
  ],
  [
    'refund',
    REFUND_TRANSITIONS,
    [
      'new apply under-review shopper',
      'under-review withdraw withdrawn shopper',
      'under-review ask-for-goods awaiting-goods merchant',
      'under-review refuse refused merchant',
      'under-review accept accepted merchant',
      'under-review pay-back refunded merchant',
      'awaiting-goods withdraw withdrawn shopper',
      'awaiting-goods send-back goods-sent shopper',
      'awaiting-goods refuse refused merchant',
      'awaiting-goods accept accepted merchant',
      'awaiting-goods pay-back refunded merchant',
      'goods-sent send-back goods-sent shopper',
      'goods-sent refuse refused merchant',
      'goods-sent accept accepted merchant',
      'goods-sent pay-back refunded merchant',
      'accepted pay-back refunded payment',
      'accepted fail-payout failed payment',
      'refunded fail-payout failed payment',
      'failed pay-back refunded payment',
    ],
    ['refused', 'withdrawn'],
  ],
  [
    'application',
    APPLICATION_TRANSITIONS,
    [
      'new apply pending applicant',
      'pending approve approved platform',
      'pending decline declined platform',
      'declined resubmit pending applicant',
    ],
    ['approved'],
  ],
  [
    'coupon',
    USER_COUPON_TRANSITIONS,
    [
      'new receive unused shopper',
      'unused use used shopper',
      'used give-back unused shop',
      'unused expire expired timer',
    ],
    ['expired'],
  ],
  [
    'pre-order',
    PRE_ORDER_TRANSITIONS,
    ['new create open shopper', 'open order ordered shopper', 'open expire expired timer'],
    ['expired', 'ordered'],
  ],
  [
    'points',
    POINTS_TRANSITIONS,
    [
      'new pay placed payment',
      'placed complete frozen shop',
      'frozen thaw done timer',
      'new spend done shopper',
      'placed void void shop',
      'frozen void void shop',
      'done void void shop',
    ],
    ['void'],
  ],
];

describe.each(machines)('the transitions of %s', (_name, table, steps, ends) => {
  const states = [...new Set(table.flatMap(({ from, to }) => [...from, to]))];
  const events = [...new Set(table.map(({ event }) => event))];

  it('include all allowed transitions', () => {
    const rows = table.flatMap(({ event, from, to, by }) => from.map((state) => `${state} ${event} ${to} ${by}`));
    expect(rows.toSorted()).toEqual(steps.toSorted());
  });

  it('include no other transition', () => {
    const allowed = new Map(steps.map((step) => step.split(' ')).map(([from, event, to]) => [`${from} ${event}`, to]));
    for (const state of [...states, 'unknown']) {
      for (const event of events) expect(nextState(table, state, event)).toBe(allowed.get(`${state} ${event}`));
    }
  });

  it('end only in the final states', () => {
    const left = new Set(table.flatMap(({ from }) => from));
    expect(states.filter((state) => !left.has(state)).toSorted()).toEqual(ends);
  });

  it('lead from `new` only to known states, in any sequence of events', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 30 }), (happening) => {
        let state = 'new';
        for (const event of happening) {
          const next = nextState(table, state, event);
          if (next === undefined) continue;
          expect(ends).not.toContain(state);
          expect(next).not.toBe('new');
          expect(statesBefore(table, event).concat('new')).toContain(state);
          state = next;
        }
        expect(states).toContain(state);
      }),
      propertyRuns(1_000),
    );
  });
});

describe('statesBefore', () => {
  it('returns the states of all rows of an event', () => {
    expect(statesBefore(ORDER_TRANSITIONS, 'confirm-receipt')).toEqual(['in-transit', 'delivered']);
    expect(statesBefore(REFUND_TRANSITIONS, 'withdraw')).toEqual(['under-review', 'awaiting-goods']);
    const undecided = ['under-review', 'awaiting-goods', 'goods-sent'];
    expect(statesBefore(REFUND_TRANSITIONS, 'pay-back')).toEqual([...undecided, 'accepted', 'failed']);
  });

  it('is empty for an event that creates the object', () => {
    expect(statesBefore(ORDER_TRANSITIONS, 'create')).toEqual([]);
  });
});
