import { describe, expect, it } from 'vitest';
import { orderSteps } from './order-steps.ts';

const at = { createTime: 1_000, payTime: 2_000 };
const shown = (life: Parameters<typeof orderSteps>[0]) => orderSteps(life).map(({ id, state }) => `${id} ${state}`);

describe('the steps of an order', () => {
  it('have their states, and the known times', () => {
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

  it('have no time if the backend does not return it', () => {
    expect(orderSteps({ state: 'unpaid', createTime: null, payTime: null, isCheckout: true })[0]).toEqual({
      id: 'created',
      state: 'current',
      at: undefined,
    });
  });

  it('of a whole checkout end with the payment', () => {
    expect(shown({ ...at, payTime: null, state: 'unpaid', isCheckout: true })).toEqual([
      'created current',
      'paid to-come',
    ]);
    expect(shown({ ...at, state: 'paid', isCheckout: true })).toEqual(['created done', 'paid current']);
  });

  it('of an unknown state end with the last known step', () => {
    expect(shown({ ...at, state: 'unknown', isCheckout: false }).slice(0, 3)).toEqual([
      'created done',
      'paid current',
      'shipped to-come',
    ]);
    expect(shown({ ...at, payTime: null, state: 'unknown', isCheckout: false })[0]).toBe('created current');
  });

  it('of a cancelled order exclude the steps that cannot happen', () => {
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
