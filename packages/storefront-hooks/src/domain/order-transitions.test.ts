import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderFacts } from './order-status.ts';
import { ORDER_STATUS, orderState } from './order-status.ts';
import type { OrderEvent } from './order-transitions.ts';
import { nextOrderState, ORDER_TRANSITIONS } from './order-transitions.ts';
import { propertyRuns } from './test-support/property-runs.ts';

const unpaid: OrderFacts = { paid: false, status: 0 };
const processing: OrderFacts = { paid: false, paymentProcessing: true, status: 0 };
const paid: OrderFacts = { paid: true, status: 0 };
const inTransit: OrderFacts = { paid: true, status: 1 };
const delivered: OrderFacts = { paid: true, status: 2 };
const completed: OrderFacts = { paid: true, status: 3 };
const cancelled: OrderFacts = { paid: false, status: 9 };

describe('nextOrderState', () => {
  it.each<[string, OrderFacts, OrderEvent, string | undefined]>([
    ['an unpaid order is paid', unpaid, 'pay', 'paid'],
    ['a slow payment of an unpaid order starts', unpaid, 'start-payment', 'processing'],
    ['a processing payment succeeds', processing, 'pay', 'paid'],
    ['a processing payment fails', processing, 'fail-payment', 'unpaid'],
    ['an order with a processing payment does not expire', processing, 'expire', undefined],
    ['an order with a processing payment can be cancelled', processing, 'cancel', 'cancelled'],
    ['the payment of a paid order cannot fail', paid, 'fail-payment', undefined],
    ['a cancelled order cannot be paid', cancelled, 'pay', undefined],
    ['a paid order cannot be cancelled', paid, 'cancel', undefined],
    ['a paid order does not expire', paid, 'expire', undefined],
    ['an order with an unknown status has no transitions', { paid: true, status: 7 }, 'ship', undefined],
    ['a paid order is shipped', paid, 'ship', 'in-transit'],
    ['a paid order is not shipped while a refund is under review', { ...paid, refundStatus: 1 }, 'ship', undefined],
    ['a paid order is not shipped while a refund is accepted', { ...paid, refundStatus: 2 }, 'ship', undefined],
    ['a fully refunded order is not shipped', { ...paid, refundStatus: 3 }, 'ship', undefined],
    ['a partly refunded order is shipped', { ...paid, refundStatus: 3, refundableQuantity: 1 }, 'ship', 'in-transit'],
    [
      'an order in transit is delivered, even while a refund is open',
      { ...inTransit, refundStatus: 1 },
      'deliver',
      'delivered',
    ],
    ['the receipt of an order in transit is confirmed', inTransit, 'confirm-receipt', 'completed'],
    ['the receipt of a delivered order is confirmed', delivered, 'confirm-receipt', 'completed'],
    [
      'the receipt cannot be confirmed while a refund is open',
      { ...delivered, refundStatus: 1 },
      'confirm-receipt',
      undefined,
    ],
    [
      'the receipt of a fully refunded order cannot be confirmed',
      { ...delivered, refundStatus: 3 },
      'confirm-receipt',
      undefined,
    ],
    ['a delivered order is completed automatically', delivered, 'auto-complete', 'completed'],
    [
      'a fully refunded delivered order is completed automatically',
      { ...delivered, refundStatus: 3 },
      'auto-complete',
      'completed',
    ],
    [
      'a delivered order is not completed while a refund is open',
      { ...delivered, refundStatus: 2 },
      'auto-complete',
      undefined,
    ],
    ['an order in transit is not completed automatically', inTransit, 'auto-complete', undefined],
    ['a completed order can be deleted', completed, 'delete', 'hidden'],
    ['a refunded order can be deleted', { ...completed, refundStatus: 3 }, 'delete', 'hidden'],
    ['an order cannot be deleted while a refund is open', { ...completed, refundStatus: 1 }, 'delete', undefined],
    ['a cancelled order can be deleted', cancelled, 'delete', 'hidden'],
    ['an existing order cannot be created', unpaid, 'create', undefined],
  ])('%s', (_case, order, event, next) => {
    expect(nextOrderState(order, event)).toBe(next);
  });
});

it('no sequence of events ships, pays or completes an order twice', () => {
  const events = [...new Set(ORDER_TRANSITIONS.map(({ event }) => event))];
  const step = fc.record({ event: fc.constantFrom(...events), refundStatus: fc.constantFrom(0, 1, 2, 3) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let order = unpaid;
      const seen: OrderEvent[] = [];
      for (const { event, refundStatus } of steps) {
        const next = nextOrderState({ ...order, refundStatus }, event);
        if (next === undefined) continue;
        seen.push(event);
        if (next === 'hidden') break;
        order = {
          paid: order.paid || next === 'paid',
          paymentProcessing: next === 'processing',
          status: ORDER_STATUS[next],
        };
        expect(orderState(order)).toBe(next);
      }
      const once = seen.filter((event) => !event.endsWith('-payment'));
      expect(new Set(once).size).toBe(once.length);
      const ends = seen.filter((event) => ['cancel', 'expire', 'confirm-receipt', 'auto-complete'].includes(event));
      expect(ends.length).toBeLessThanOrEqual(1);
    }),
    propertyRuns(),
  );
});
