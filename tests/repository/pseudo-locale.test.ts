import { expect, it } from 'vitest';
import { tokensIn } from '../../.storybook/component-tokens.ts';
import { modesFor } from '../../.storybook/modes.ts';
import { pseudoText, pseudoWords } from '../../.storybook/pseudo-locale.ts';

it('makes words longer, with accents, in brackets', () => {
  expect(pseudoText('Add to cart')).toBe('[ÅÅdd töö çåårt]');
  const sentence = 'Orders on their way keep it. This cannot be undone.';
  expect(pseudoText(sentence).length).toBeGreaterThan(sentence.length * 1.3);
});

it('reaches words in groups, lists and functions, and leaves what is put into them as it is', () => {
  const words = pseudoWords({
    cart: { title: 'Cart', steps: ['One', 'Two'], count: (count: number) => `${count} items` },
    remove: ({ name }: { name: string }) => `Remove ${name}`,
    none: '',
  });
  expect(words.cart).toMatchObject({ title: '[Çåårt]', steps: ['[ÖÖñéé]', '[Twöö]'] });
  expect(words.cart.count(3)).toBe('[3 îîtéémš]');
  expect(words.remove({ name: 'Lamp (red)' })).toBe('[Réémöövéé Lamp (red)]');
  expect(words.none).toBe('');
});

it('finds the tokens that styles read', () => {
  const styles = "color: vars.color.text.soft, gap: vars.space['3'], ...textStep('small'), fill: vars.color.text.soft";
  expect(tokensIn(styles)).toEqual(['color.text.soft', 'space.3', 'text.small']);
});

it('finds tokens of groups with a name of their own', () => {
  const styles =
    "const { color, space } = vars;\nconst a = { color: color.text.soft, gap: space['6'], x: other.color.no };";
  expect(tokensIn(styles)).toEqual(['color.text.soft', 'space.6']);
});

it('gives Chromatic the modes of all stories, and those a story asks for', () => {
  expect(Object.keys(modesFor())).toHaveLength(4);
  expect(modesFor('rtl')).toMatchObject({ rtl: { dir: 'rtl' } });
});
