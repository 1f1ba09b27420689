import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TextStore } from '../browser/storage.ts';
import { propertyRuns } from '../domain/test-support/property-runs.ts';
import { createIntendedActions, type IntendedAction } from './intended-action.ts';

const KEY = 'promenade.intendedAction';
const MINUTE_MS = 60_000;

function memoryStore(initial?: string): TextStore & { values: Map<string, string> } {
  const values = new Map<string, string>(initial === undefined ? [] : [[KEY, initial]]);
  return {
    values,
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

function open(initial?: string) {
  const store = memoryStore(initial);
  let time = 1_000_000;
  const actions = () => createIntendedActions(store, () => time);
  return {
    store,
    actions,
    pass(ms: number) {
      time += ms;
    },
  };
}

const wish: IntendedAction = { kind: 'wish', productId: 7 };

describe('an intended action', () => {
  it.each<IntendedAction>([
    wish,
    { kind: 'follow', merchantId: 3 },
    { kind: 'coupon', couponId: 9 },
    { kind: 'promotionCode', code: 'WELCOME5' },
    { kind: 'buyNow', productId: 1, attrId: 11, quantity: 2 },
    { kind: 'checkout' },
  ])('is restored after the redirect to the provider: $kind', (action) => {
    const { actions } = open();
    const before = actions();
    before.store(action);
    const ticket = before.ticket();
    const after = actions();
    expect(after.redeem(ticket)).toBe(true);
    expect(after.take()).toEqual(action);
  });

  it('is returned once', () => {
    const { actions, store } = open();
    const one = actions();
    one.store(wish);
    const ticket = one.ticket();
    expect(one.redeem(ticket)).toBe(true);
    expect(store.values.size).toBe(0);
    expect(one.redeem(ticket)).toBe(false);
    expect(actions().redeem(ticket)).toBe(false);
    expect(one.take()).toEqual(wish);
    expect(one.take()).toBeUndefined();
  });

  it.each([undefined, null, '', 'another', 1, {}])('is not redeemed by another ticket (%j)', (ticket) => {
    const { actions } = open();
    const one = actions();
    one.store(wish);
    expect(one.redeem(ticket)).toBe(false);
    expect(one.take()).toBeUndefined();
    expect(one.redeem(one.ticket())).toBe(true);
  });

  it('expires after ten minutes', () => {
    const { actions, pass } = open();
    const one = actions();
    one.store(wish);
    const ticket = one.ticket();
    pass(10 * MINUTE_MS - 1);
    expect(one.ticket()).toBe(ticket);
    pass(1);
    expect(one.ticket()).toBeUndefined();
    expect(one.redeem(ticket)).toBe(false);
  });

  it('is still valid if the clock is set back by less than ten minutes', () => {
    const { actions, pass } = open();
    const one = actions();
    one.store(wish);
    const ticket = one.ticket();
    pass(-5 * MINUTE_MS);
    expect(one.redeem(ticket)).toBe(true);
    one.store(wish);
    pass(-10 * MINUTE_MS);
    expect(one.ticket()).toBeUndefined();
  });

  it('replaces the previous one, and can be deleted', () => {
    const { actions } = open();
    const one = actions();
    one.store(wish);
    const ticket = one.ticket();
    one.store({ kind: 'checkout' });
    expect(one.redeem(ticket)).toBe(false);
    expect(one.redeem(one.ticket())).toBe(true);
    one.store(undefined);
    expect(one.take()).toBeUndefined();
    expect(one.ticket()).toBeUndefined();
  });

  it('has only known kinds and numbers, whatever is in storage', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({
          action: fc.oneof(
            fc.record({
              kind: fc.constantFrom('wish', 'follow', 'coupon', 'checkout', 'constructor', '__proto__', 'pay'),
              productId: fc.oneof(fc.integer(), fc.double(), fc.string(), fc.constant(null)),
              run: fc.constant('alert(1)'),
            }),
            fc.anything(),
          ),
          ticket: fc.oneof(fc.constant('T'), fc.anything()),
          storedAt: fc.oneof(fc.constant(1_000_000), fc.anything()),
        })
        .map((value) => JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? `${part}` : part)) ?? ''),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        const one = open(text).actions();
        if (!one.redeem('T')) return;
        const action = one.take();
        expect(['wish', 'follow', 'coupon', 'checkout']).toContain(action?.kind);
        const { kind: _, ...numbers } = { kind: '', ...action };
        expect(Object.keys(numbers).length).toBeLessThanOrEqual(1);
        for (const number of Object.values(numbers)) expect(Number.isSafeInteger(number) && number > 0).toBe(true);
      }),
      propertyRuns(),
    );
  });
});
