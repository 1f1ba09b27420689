import { expect, it } from 'vitest';
import { themeTokens } from './theme-tokens.ts';

it.each([
  ['--pm-color-accent-solid', 'oklch(0.8 0.11 75)'],
  ['--pm-radius-factor', '0'],
  ['--pm-font-body', "'Source Serif 4', serif"],
  ['--pm-color-page', '#fffaf0'],
  ['--pm-space-4', 'calc(1rem + 2px)'],
])('the token %s accepts %s', (name, value) => {
  expect(themeTokens({ [name]: value })).toEqual({ [name]: value });
});

it.each([
  ['color', 'red'],
  ['--other-color', 'red'],
  ['--pm-x}body{', 'red'],
  ['--pm-x', 'red;} body {display: none'],
  ['--pm-x', 'url(https://evil.example/?a)'],
  ['--pm-x', 'URL("//evil.example")'],
  ['--pm-x', 'image-set("a.png" 1x)'],
  ['--pm-x', '/* */ red'],
  ['--pm-x', '</style><script>'],
  ['--pm-x', 'red\\3b'],
  ['--pm-x', ''],
  ['--pm-x', 'a'.repeat(201)],
])('the token %s rejects %s', (name, value) => {
  expect(themeTokens({ [name]: value })).toEqual({});
});
