import { describe, expect, it } from 'vitest';
import { orderSteps } from './order-steps.ts';

const at = { createTime: 1_000, payTime: 2_000 };
const shown = (life: Parameters<typeof orderSteps>[0]) => orderSteps(life).map(({ id, state }) => `${id} ${state}`);

describe('the steps of an order', () => {
  it('show what happened and what is to come, with the times that are known', () => {
    expect(orderSteps({ ...at, state: 'in-transit', isCheckout: false })).toEqual([
      { id: 'created', state: 'done', at: 1_000 },
      { id: 'paid', state: 'done', at: 2_000 },
      { id: 'shipped', state: 'current', at: undefined },
      { id: 'delivered', state: 'to-come', at: undefined },
      { id: 'completed', state: 'to-come', at: undefined },
    ]);
  });

  it.each([
    ['paid', 'paid'],
    ['delivered', 'delivered'],
    ['completed', 'completed'],
  ] as const)('come to %s', (state, id) => {
    const steps = orderSteps({ ...at, state, isCheckout: false });
    expect(steps.find((step) => step.state === 'current')?.id).toBe(id);
    expect(steps.filter((step) => step.state === 'done').length).toBe(steps.findIndex((step) => step.id === id));
  });

  it('have no time where the backend does not say', () => {
    expect(orderSteps({ state: 'unpaid', createTime: null, payTime: null, isCheckout: true })[0]).toEqual({
      id: 'created',
      state: 'current',
      at: undefined,
    });
  });

  it('end with the payment for a whole checkout', () => {
    expect(shown({ ...at, payTime: null, state: 'unpaid', isCheckout: true })).toEqual([
      'created current',
      'paid to-come',
    ]);
    expect(shown({ ...at, state: 'paid', isCheckout: true })).toEqual(['created done', 'paid current']);
  });

  it('are those that are known where the state is not', () => {
    expect(shown({ ...at, state: 'unknown', isCheckout: false }).slice(0, 3)).toEqual([
      'created done',
      'paid current',
      'shipped to-come',
    ]);
    expect(shown({ ...at, payTime: null, state: 'unknown', isCheckout: false })[0]).toBe('created current');
  });

  it('leave out what a cancelled order never comes to', () => {
    expect(shown({ ...at, payTime: null, state: 'cancelled', isCheckout: true })).toEqual([
      'created done',
      'cancelled current',
    ]);
    expect(shown({ ...at, state: 'cancelled', isCheckout: false })).toEqual([
      'created done',
      'paid done',
      'cancelled current',
    ]);
  });
});
