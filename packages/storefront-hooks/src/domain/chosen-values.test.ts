import { describe, expect, it } from 'vitest';
import { chosenValues, selectionOf } from './chosen-values.ts';

describe('a choice after the product was loaded again', () => {
  const axes = [
    { name: 'Colour', values: ['Red', 'Blue'] },
    { name: 'Size', values: ['S', 'M'] },
  ];
  const chosen = chosenValues(axes, ['Blue', undefined]);

  it('contains the names of its attributes', () => {
    expect(chosen).toEqual([
      { name: 'Colour', value: 'Blue' },
      { name: 'Size', value: undefined },
    ]);
    expect(selectionOf(axes, chosen)).toEqual(['Blue', undefined]);
  });

  it.each<[string, typeof axes, (string | undefined)[]]>([
    ['in another order', [...axes].reverse(), [undefined, 'Blue']],
    ['renamed', [{ name: 'Color', values: ['Blue', 'Green'] }], ['Blue']],
    ['without the value', [{ name: 'Colour', values: ['Red'] }], [undefined]],
    ['with a further attribute', [...axes, { name: 'Fit', values: ['Slim', 'Wide'] }], ['Blue', undefined, undefined]],
    [
      'with a further attribute of one value',
      [...axes, { name: 'Fit', values: ['Slim'] }],
      ['Blue', undefined, 'Slim'],
    ],
    ['without attributes', [], []],
  ])('is matched %s', (_case, now, selection) => {
    expect(selectionOf(now, chosen)).toEqual(selection);
  });
});
