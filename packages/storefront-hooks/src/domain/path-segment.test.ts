import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parsePathSegment, pathSegment, withoutQuery } from './path-segment.ts';
import { propertyRuns } from './test-support/property-runs.ts';

it.each([
  ['lamp', 'lamp'],
  ['a/b?c#d', 'a%2Fb%3Fc%23d'],
  ['../x', '..%2Fx'],
  ['...', '...'],
  ['.htaccess', '.htaccess'],
  ['caf\u00e9 \ud83d\ude00', 'caf%C3%A9%20%F0%9F%98%80'],
  ['half \ud83d', 'half%20%EF%BF%BD'],
  ['', ''],
  ['.', ''],
  ['..', ''],
])('%j becomes %j', (text, segment) => {
  expect(pathSegment(text)).toBe(segment);
});

it('every text remains one segment of a path', () => {
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom('.', '/', '\\', '%', '2e', '\ud83d', '\t', 'a', '?', '#') }),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(text, (given) => {
      const segment = pathSegment(given);
      expect(new URL(`/shelf/${segment}/end`, 'https://shop.example').pathname).toBe(`/shelf/${segment}/end`);
      expect(segment).not.toMatch(/[/\\?#]/);
    }),
    propertyRuns(),
  );
});

it.each([
  ['lamp', 'lamp'],
  ['a%2Fb', 'a/b'],
  ['caf%c3%a9', 'caf\u00e9'],
  ['...', '...'],
  ['', undefined],
  ['.', undefined],
  ['%2E%2e', undefined],
  ['%', undefined],
  ['%ff', undefined],
])('%j is parsed as %j', (segment, text) => {
  expect(parsePathSegment(segment)).toBe(text);
});

it.each([
  ['/a?b#c', '/a'],
  ['/a#b?c', '/a'],
  ['/a#b\n?c', '/a'],
  ['/a', '/a'],
])('%j without query is %j', (path, plain) => {
  expect(withoutQuery(path)).toBe(plain);
});
