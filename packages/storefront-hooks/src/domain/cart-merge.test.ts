import { describe, expect, it } from 'vitest';
import { mergeCarts, mergedQuantity } from './cart-merge.ts';

it.each([
  [2, 3, 10, 5],
  [2, 3, 4, 4],
  [2, 3, 0, 1],
  [0, 1, 5, 1],
])('%i and %i with %i in stock make %i', (account, guest, stock, merged) => {
  expect(mergedQuantity(account, guest, stock)).toBe(merged);
});

describe('mergeCarts', () => {
  const line = (attrId: number, cartNum: number, stock: number) => ({ attrId, cartNum, stock });

  it("keeps the account's order, adds the guest's and stops at the stock", () => {
    const merged = mergeCarts([line(1, 2, 10), line(2, 1, 3)], [line(3, 1, 9), line(2, 5, 99), line(1, 1, 10)]);
    expect(merged).toEqual([line(1, 3, 10), line(2, 3, 3), line(3, 1, 9)]);
  });

  it('leaves its arguments alone', () => {
    const account = [line(1, 2, 10)];
    mergeCarts(account, [line(1, 2, 10)]);
    expect(account).toEqual([line(1, 2, 10)]);
  });

  it('of nothing and a guest cart is the guest cart', () => {
    expect(mergeCarts([], [line(1, 2, 10)])).toEqual([line(1, 2, 10)]);
  });
});
