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
    ['a payment that takes days starts', unpaid, 'start-payment', 'processing'],
    ['and pays', processing, 'pay', 'paid'],
    ['or fails', processing, 'fail-payment', 'unpaid'],
    ['no order expires while it is on its way', processing, 'expire', undefined],
    ['but it may be cancelled', processing, 'cancel', 'cancelled'],
    ['a paid order has no payment to fail', paid, 'fail-payment', undefined],
    ['a cancelled order is not', cancelled, 'pay', undefined],
    ['a paid order cannot be cancelled', paid, 'cancel', undefined],
    ['nor does it expire', paid, 'expire', undefined],
    ['an order with a later status it does not know stays', { paid: true, status: 7 }, 'ship', undefined],
    ['a paid order is shipped', paid, 'ship', 'in-transit'],
    ['not while a refund is under review', { ...paid, refundStatus: 1 }, 'ship', undefined],
    ['not while one is accepted', { ...paid, refundStatus: 2 }, 'ship', undefined],
    ['not when all is refunded', { ...paid, refundStatus: 3 }, 'ship', undefined],
    ['but what is left of it is', { ...paid, refundStatus: 3, refundableQuantity: 1 }, 'ship', 'in-transit'],
    ['a courier delivers whatever the shop knows', { ...inTransit, refundStatus: 1 }, 'deliver', 'delivered'],
    ['a parcel on its way is received', inTransit, 'confirm-receipt', 'completed'],
    ['a delivered one is', delivered, 'confirm-receipt', 'completed'],
    ['not while a refund is open', { ...delivered, refundStatus: 1 }, 'confirm-receipt', undefined],
    ['nor when all is refunded', { ...delivered, refundStatus: 3 }, 'confirm-receipt', undefined],
    ['time completes what was delivered', delivered, 'auto-complete', 'completed'],
    ['also when all of it is refunded', { ...delivered, refundStatus: 3 }, 'auto-complete', 'completed'],
    ['not while a refund is open', { ...delivered, refundStatus: 2 }, 'auto-complete', undefined],
    ['nor what is on its way', inTransit, 'auto-complete', undefined],
    ['a completed order is hidden', completed, 'delete', 'hidden'],
    ['also when it is refunded', { ...completed, refundStatus: 3 }, 'delete', 'hidden'],
    ['not while a refund is open', { ...completed, refundStatus: 1 }, 'delete', undefined],
    ['a cancelled order is hidden', cancelled, 'delete', 'hidden'],
    ['no order comes out of nothing here', unpaid, 'create', undefined],
  ])('%s', (_case, order, event, next) => {
    expect(nextOrderState(order, event)).toBe(next);
  });
});

it('no walk through an order ships, pays or completes it twice', () => {
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
