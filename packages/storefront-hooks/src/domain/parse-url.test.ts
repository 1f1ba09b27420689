import { expect, it } from 'vitest';
import { parseUrl } from './parse-url.ts';

it.each([
  ['https://shop.test/a?b#c', undefined, 'https://shop.test/a?b#c'],
  ['/a', 'https://shop.test/x/', 'https://shop.test/a'],
  ['/a', undefined, undefined],
  ['https://', undefined, undefined],
  ['', undefined, undefined],
  ['http://[', 'https://shop.test', undefined],
])('%j with the base %j is %j', (text, base, href) => {
  expect(parseUrl(text, base)?.href).toBe(href);
});
