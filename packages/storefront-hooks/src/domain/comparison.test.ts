import { describe, expect, it } from 'vitest';
import { comparedAttributes, comparisonPath, parseComparedIds } from './comparison.ts';

const of = (...attributes: [name: string, values: string][]) =>
  attributes.map(([attrName, attrValues]) => ({ attrName, attrValues }));

describe('comparedAttributes', () => {
  it.each([
    ['nothing', [], []],
    ['one product', [of(['Size', 'S,M'])], [{ name: 'Size', values: ['S, M'], differs: false }]],
    [
      'equal values in another order',
      [of(['Size', 'S,M']), of(['Size', 'M,S'])],
      [{ name: 'Size', values: ['S, M', 'M, S'], differs: false }],
    ],
    [
      'other values',
      [of(['Size', 'S,M']), of(['Size', 'L'])],
      [{ name: 'Size', values: ['S, M', 'L'], differs: true }],
    ],
    [
      'values with the same characters',
      [of(['Width', '12']), of(['Width', '21'])],
      [{ name: 'Width', values: ['12', '21'], differs: true }],
    ],
    [
      'names and values with spaces around them',
      [of([' Size ', ' S , M ']), of(['Size', 'S,M'])],
      [{ name: 'Size', values: ['S, M', 'S, M'], differs: false }],
    ],
    [
      'attributes that only some have, by name in any case',
      [of(['Size', 'S'], ['Colour', 'Blue']), of([' colour', 'Blue'], ['Material', 'Linen'])],
      [
        { name: 'Size', values: ['S', undefined], differs: true },
        { name: 'Colour', values: ['Blue', 'Blue'], differs: false },
        { name: 'Material', values: [undefined, 'Linen'], differs: true },
      ],
    ],
    ['an attribute without values', [of(['Size', ''])], [{ name: 'Size', values: [undefined], differs: false }]],
  ])('aligns %s', (_, products, rows) => {
    expect(comparedAttributes(products)).toEqual(rows);
  });
});

describe('the address of a comparison', () => {
  it.each([
    ['ids=7,3', [7, 3]],
    ['ids=7,3,7,x,0,-1,1.5,99999999999', [7, 3]],
    ['ids=1,2,3,4,5', [1, 2, 3, 4]],
    ['ids=2147483647,2147483648', [2_147_483_647]],
    ['', []],
  ])('parses %j', (query, ids) => {
    expect(parseComparedIds(new URLSearchParams(query))).toEqual(ids);
  });

  it.each([
    [[7, 3, 7], '/compare?ids=7,3'],
    [[1, 2, 3, 4, 5], '/compare?ids=1,2,3,4'],
    [[], '/compare'],
  ])('of %j is %s', (ids, path) => {
    expect(comparisonPath(ids)).toBe(path);
  });
});
