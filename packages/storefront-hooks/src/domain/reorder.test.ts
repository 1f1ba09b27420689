import { expect, it } from 'vitest';
import { reorderPlan } from './reorder.ts';

const line = (attrValueId: number, payNum: number, name = 'line') => ({
  productId: attrValueId * 10,
  attrValueId,
  payNum,
  name,
});

it('adds all lines that are in stock', () => {
  expect(
    reorderPlan(
      [line(1, 2), line(2, 1)],
      new Map([
        [1, 2],
        [2, 9],
      ]),
    ),
  ).toEqual({
    items: [
      { productId: 10, attrId: 1, quantity: 2 },
      { productId: 20, attrId: 2, quantity: 1 },
    ],
    reduced: [],
    missing: [],
  });
});

it('adds the units that are left, and lists reduced and missing lines', () => {
  const [few, none, gone] = [line(1, 5, 'few'), line(2, 1, 'none'), line(3, 1, 'gone')];
  expect(
    reorderPlan(
      [few, none, gone],
      new Map([
        [1, 3],
        [2, 0],
      ]),
    ),
  ).toEqual({
    items: [{ productId: 10, attrId: 1, quantity: 3 }],
    reduced: [few],
    missing: [none, gone],
  });
});

it('divides the stock of a variant among its lines, in their order', () => {
  const [first, second, third] = [line(1, 2, 'first'), line(1, 2, 'second'), line(1, 1, 'third')];
  expect(reorderPlan([first, second, third], new Map([[1, 3]]))).toEqual({
    items: [{ productId: 10, attrId: 1, quantity: 3 }],
    reduced: [second],
    missing: [third],
  });
});

it('treats a negative or invalid stock as 0', () => {
  const lines = [line(1, 1), line(2, 1)];
  expect(
    reorderPlan(
      lines,
      new Map([
        [1, -2],
        [2, Number.NaN],
      ]),
    ),
  ).toEqual({ items: [], reduced: [], missing: lines });
});
