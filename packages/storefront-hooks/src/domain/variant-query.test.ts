import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from './test-support/property-runs.ts';
import { chooseVariant, selectValue, variantModel } from './variant.ts';
import { VARIANT_QUERY, variantFromText, variantText } from './variant-query.ts';

const axes = [
  { name: 'Colour', values: ['Red', 'Bleu nuit'] },
  { name: 'Size', values: ['S', 'M'] },
];

it.each([
  ['Red,M', ['Red', 'M']],
  [' Red , M ', ['Red', 'M']],
  ['Red', ['Red', undefined]],
  [',M', [undefined, 'M']],
  ['Pink,M', [undefined, 'M']],
  ['Red,M,extra', ['Red', 'M']],
])('parses %j', (text, selection) => {
  expect(variantFromText(axes, text)).toEqual(selection);
});

it.each(['', null, undefined, 'M,Red', 'toString,constructor', ','])('finds no choice in %j', (text) => {
  expect(variantFromText(axes, text)).toBeUndefined();
});

it('parses the choice of a single attribute', () => {
  expect(variantFromText(axes.slice(0, 1), 'Red')).toEqual(['Red']);
});

it('the query parameter is `variant`', () => {
  expect(VARIANT_QUERY).toBe('variant');
});

it('the text is empty if no value is chosen', () => {
  expect(variantText([])).toBe('');
  expect(variantText([undefined, undefined])).toBe('');
});

it('finds no choice for a product without attributes', () => {
  expect(variantFromText([], 'Red')).toBeUndefined();
});

it('variantFromText is the inverse of variantText', () => {
  const choice = axes.map((axis) => fc.constantFrom(...axis.values, undefined));
  fc.assert(
    fc.property(fc.tuple(...choice), (selection) => {
      fc.pre(selection.some(Boolean));
      expect(variantFromText(axes, variantText(selection))).toEqual(selection);
    }),
    propertyRuns(),
  );
});

it.each([
  ...['27"', "O'Neil", '`', '<b>XL</b>', '&amp;', 'A & B', '100%', '%41', '#1', '?a=b', 'a+b', 'a=b', '~', '$&', '{x}'],
  ...['1/2', 'Red / Black', 'a\\b', 'a|b', 'a;b', 'a:b', '1\u201a5 L', 'Navy blue', 'Navy  blue', 'null', '0', 'false'],
  ...['👩‍👩‍👧', 'Größe', 'أحمر', '\u202eXL', 'toString', '__proto__', 'x'.repeat(200)],
])('a shopper can choose the value %j, and share its address', (value) => {
  const shirt = variantModel(
    [
      { attrName: 'Print', attrValues: `plain,${value}` },
      { attrName: 'Size', attrValues: `${value},S` },
    ],
    {
      'plain,S': { id: 1, stock: 1 },
      [`${value},S`]: { id: 2, stock: 1 },
      [`${value},${value}`]: { id: 3, stock: 1 },
    },
  );
  const chosen = selectValue(selectValue([], 0, value), 1, value);
  expect(chooseVariant(shirt, chosen).sku?.id).toBe(3);
  expect(chooseVariant(shirt, [value, 'S']).sku?.id).toBe(2);
  const address = new URL('https://shop.example/product/shirt');
  address.searchParams.set(VARIANT_QUERY, variantText(chosen));
  expect(variantFromText(shirt.axes, new URL(address.href).searchParams.get(VARIANT_QUERY))).toEqual(chosen);
});

it('two attributes may have the same values, each in its place', () => {
  const scarf = variantModel(
    [
      { attrName: 'Colour', attrValues: 'Red,Black' },
      { attrName: 'Lining', attrValues: 'Black,Red' },
    ],
    { 'Red,Black': { id: 1, stock: 1 }, 'Black,Red': { id: 2, stock: 1 } },
  );
  for (const [selection, id] of [
    [['Red', 'Black'], 1],
    [['Black', 'Red'], 2],
    [['Red', 'Red'], undefined],
  ] as const) {
    expect(variantFromText(scarf.axes, variantText(selection))).toEqual(selection);
    expect(chooseVariant(scarf, selection).sku?.id).toBe(id);
  }
});
