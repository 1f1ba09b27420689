import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from './test-support/property-runs.ts';
import type { VariantSelection } from './variant.ts';
import {
  attributesText,
  axisValues,
  chooseVariant,
  initialSelection,
  isChoice,
  selectValue,
  variantModel,
} from './variant.ts';

const attributes = [
  { attrName: 'Colour', attrValues: 'Red, Blue,Green,Red,' },
  { attrName: 'Size', attrValues: 'S,M,L' },
];
const shirt = variantModel(attributes, {
  'Red,S': { id: 1, stock: 0, image: '/red.png' },
  'Red,M': { id: 2, stock: 4, image: '' },
  'Blue, S': { id: 3, stock: 9 },
  'Blue,L': { id: 4, stock: -1 },
  'Old,S': { id: 5, stock: 3 },
});

it.each([
  ['Red,L', 'Red, L'],
  [' Red , L ', 'Red, L'],
  ['Red', 'Red'],
  ['', undefined],
])('the variant %j is shown as %j', (sku, text) => expect(attributesText(sku)).toBe(text));

it.each([
  [[], false],
  [['Red'], false],
  [['Red', 'Blue'], true],
])('whether there is a choice between the values %j: %j', (values, expected) => {
  expect(isChoice({ name: 'Colour', values })).toBe(expected);
});

describe('variantModel', () => {
  it('trims values and removes repeated and empty ones', () => {
    expect(shirt.axes).toEqual([
      { name: 'Colour', values: ['Red', 'Blue', 'Green'] },
      { name: 'Size', values: ['S', 'M', 'L'] },
    ]);
    expect(variantModel([{ attrName: 'Empty', attrValues: ' , ' }], {}).axes).toEqual([]);
  });

  it('contains an attribute with one value', () => {
    expect(variantModel([{ attrName: 'Colour', attrValues: 'Red' }], {}).axes).toEqual([
      { name: 'Colour', values: ['Red'] },
    ]);
  });

  it('treats names of object members as plain values', () => {
    const hostile = variantModel([{ attrName: '__proto__', attrValues: '__proto__,constructor' }], {
      ...JSON.parse('{"__proto__": {"stock": 2}}'),
    });
    expect(chooseVariant(hostile, ['constructor']).sku).toBeUndefined();
    expect(chooseVariant(hostile, ['toString']).sku).toBeUndefined();
  });
});

describe('chooseVariant', () => {
  it.each([
    ['a variant', ['Red', 'M'], { id: 2, stock: 4, image: undefined }],
    ['a variant whose key has a blank', ['Blue', 'S'], { id: 3, stock: 9, image: undefined }],
    ['a sold-out variant', ['Red', 'S'], { id: 1, stock: 0, image: '/red.png' }],
    ['a negative stock', ['Blue', 'L'], { id: 4, stock: 0, image: undefined }],
    ['a variant that does not exist', ['Green', 'S'], { id: undefined, stock: 0, image: undefined }],
    ['a choice with a value of one more attribute', ['Red', 'M', 'Wool'], { id: 2, stock: 4, image: undefined }],
    ['half a choice', ['Red', undefined], { id: undefined, stock: 0, image: undefined }],
    ['no choice', [], { id: undefined, stock: 0, image: undefined }],
  ])('%s', (_case, selection, expected) => {
    const { sku, stock, image } = chooseVariant(shirt, selection);
    expect({ id: sku?.id, stock, image }).toEqual(expected);
  });

  it('finds no variant before all values are chosen, even if one has no values', () => {
    const withoutValues = variantModel(attributes, { '': { id: 6, stock: 3 } });
    expect(chooseVariant(withoutValues, []).sku).toBeUndefined();
  });

  it('finds the only variant of a product without choices', () => {
    const mug = variantModel([], { '': { id: 7, stock: 3 } });
    expect(chooseVariant(mug, initialSelection(mug))).toEqual({ sku: { id: 7, stock: 3 }, stock: 3, image: undefined });
  });
});

describe('axisValues', () => {
  it('returns every value, with its availability', () => {
    expect(axisValues(shirt, ['Red', 'M'], 0)).toEqual([
      { value: 'Red', selected: true, available: true },
      { value: 'Blue', selected: false, available: false },
      { value: 'Green', selected: false, available: false },
    ]);
    expect(axisValues(shirt, ['Blue', undefined], 1).map(({ available }) => available)).toEqual([true, false, false]);
    expect(axisValues(shirt, [], 0).map(({ available }) => available)).toEqual([true, true, false]);
  });

  it('treats a stock of 1 as available', () => {
    const last = variantModel(attributes, { 'Red,S': { stock: 1 }, 'Blue,S': { stock: 2 } });
    expect(axisValues(last, [], 0).map(({ available }) => available)).toEqual([true, true, false]);
    expect(initialSelection(last)).toEqual(['Red', 'S']);
  });

  it('is empty for an axis that does not exist', () => {
    expect(axisValues(shirt, [], 5)).toEqual([]);
  });
});

describe('initialSelection', () => {
  it('is the first variant in stock, in the order of the values', () => {
    expect(initialSelection(shirt)).toEqual(['Red', 'M']);
  });

  it('is the first variant if all are sold out, in any order on the wire', () => {
    const soldOut = variantModel(attributes, { 'Blue,S': { stock: 0 }, 'Red,L': { stock: 0 }, 'Red,M': { stock: 0 } });
    expect(initialSelection(soldOut)).toEqual(['Red', 'M']);
  });

  it('is the first variant if the wire has the order of the values', () => {
    const inOrder = variantModel(attributes, {
      'Blue,M': { stock: 3 },
      'Blue,L': { stock: 3 },
      'Green,S': { stock: 3 },
    });
    expect(initialSelection(inOrder)).toEqual(['Blue', 'M']);
  });

  it('is the first value of each axis if there is no variant', () => {
    expect(initialSelection(variantModel(attributes, {}))).toEqual(['Red', 'S']);
  });
});

describe('choosing a value', () => {
  it('does not change the given selection', () => {
    const before: VariantSelection = ['Red', 'S'];
    expect(selectValue(before, 1, 'M')).toEqual(['Red', 'M']);
    expect(before).toEqual(['Red', 'S']);
    expect(selectValue([], 2, 'M')).toStrictEqual([undefined, undefined, 'M']);
    expect(selectValue(before, 0, undefined)).toEqual([undefined, 'S']);
  });

  const choices = fc.tuple(fc.constantFrom('Red', 'Blue', 'Green'), fc.constantFrom('S', 'M', 'L'));

  it('results in the same variant in any order', () => {
    fc.assert(
      fc.property(choices, fc.shuffledSubarray([0, 1], { minLength: 2 }), (values, order) => {
        const chosen = order.reduce<VariantSelection>(
          (selection, axis) => selectValue(selection, axis, values[axis]),
          [],
        );
        expect(chosen).toEqual([...values]);
        expect(chooseVariant(shirt, chosen).sku).toBe(shirt.skus.get(values.join(',')));
      }),
      propertyRuns(),
    );
  });

  it('results in a variant in stock exactly if the value is available', () => {
    fc.assert(
      fc.property(choices, fc.constantFrom(0, 1), (values, axis) => {
        for (const { value, available } of axisValues(shirt, values, axis)) {
          expect(chooseVariant(shirt, selectValue(values, axis, value)).stock > 0).toBe(available);
        }
      }),
      propertyRuns(),
    );
  });
});
