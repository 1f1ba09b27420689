import { expect, test } from 'vitest';
import { mailHtml } from './layout.ts';

const words = { to: 'ada@shopper.test', shopName: 'Wool', locale: 'en' } as const;

/** Relative luminance of a colour such as #131316, see WCAG 2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test('a mail has a light and a dark palette, which its program is told, both readable', () => {
  const html = mailHtml(words, 'Your order', '<p>Thank you</p>');
  for (const name of ['color-scheme', 'supported-color-schemes'])
    expect(html).toContain(`<meta name="${name}" content="light dark">`);
  const dark = /@media \(prefers-color-scheme:dark\)\{([^@]*)\n\}/.exec(html)?.[1] ?? '';
  const rules = [...dark.matchAll(/^(.*?)\{(.*)\}$/gm)].map(([, selector = '', declarations = '']) => {
    const value = (name: string) => new RegExp(`(?:^|;)${name}:(#[0-9a-f]{6})!important`).exec(declarations)?.[1];
    return { selector, background: value('background'), color: value('color') };
  });
  const of = (selector: string) => rules.find((rule) => rule.selector.split(',').includes(selector));
  const pairs = [
    [of('.page')?.color, of('.page')?.background],
    [of('.card')?.color, of('.card')?.background],
    [of('.card a')?.color, of('.card')?.background],
    [of('.card .button')?.color, of('.card .button')?.background],
    [of('.muted')?.color, of('.page')?.background],
    [of('.muted')?.color, of('.card')?.background],
  ];
  expect(pairs.filter(([one, other]) => !one || !other || contrast(one, other) < 4.5)).toEqual([]);
});
