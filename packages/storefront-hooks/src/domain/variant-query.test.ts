import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from './test-support/property-runs.ts';
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
