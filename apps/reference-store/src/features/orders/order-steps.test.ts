import { describe, expect, it } from 'vitest';
import { orderSteps } from './order-steps.ts';

const at = { createTime: 1_000, payTime: 2_000 };
const shown = (life: Parameters<typeof orderSteps>[0]) => orderSteps(life).map(({ step, state }) => `${step} ${state}`);

describe('the steps of an order', () => {
  it('show what happened and what is to come, with the times that are known', () => {
    expect(orderSteps({ ...at, state: 'in-transit', isWhole: false })).toEqual([
      { step: 'created', state: 'done', at: 1_000 },
      { step: 'paid', state: 'done', at: 2_000 },
      { step: 'shipped', state: 'current', at: undefined },
      { step: 'delivered', state: 'to-come', at: undefined },
      { step: 'completed', state: 'to-come', at: undefined },
    ]);
  });

  it('have no time where the backend does not say', () => {
    expect(orderSteps({ state: 'unpaid', createTime: null, payTime: null, isWhole: true })[0]).toEqual({
      step: 'created',
      state: 'current',
      at: undefined,
    });
  });

  it('end with the payment for a whole checkout', () => {
    expect(shown({ ...at, payTime: null, state: 'unpaid', isWhole: true })).toEqual([
      'created current',
      'paid to-come',
    ]);
    expect(shown({ ...at, state: 'paid', isWhole: true })).toEqual(['created done', 'paid current']);
  });

  it('are those that are known where the state is not', () => {
    expect(shown({ ...at, state: 'unknown', isWhole: false }).slice(0, 3)).toEqual([
      'created done',
      'paid current',
      'shipped to-come',
    ]);
    expect(shown({ ...at, payTime: null, state: 'unknown', isWhole: false })[0]).toBe('created current');
  });

  it('leave out what a cancelled order never comes to', () => {
    expect(shown({ ...at, payTime: null, state: 'cancelled', isWhole: true })).toEqual([
      'created done',
      'cancelled current',
    ]);
    expect(shown({ ...at, state: 'cancelled', isWhole: false })).toEqual([
      'created done',
      'paid done',
      'cancelled current',
    ]);
  });
});
