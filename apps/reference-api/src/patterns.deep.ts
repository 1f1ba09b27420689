import { toOpenApi } from '@promenade/storefront-sdk/openapi';
import { expect, test } from 'vitest';
import { calls, fieldsOf, valueAt } from './testing/contract-calls.ts';
import { LENGTH, slowestMatch, slownessOf } from './testing/pattern-cost.ts';
import { type FoundPattern, patternsInSources } from './testing/source-patterns.ts';

const TIMEOUT_MS = 240_000;

/** Patterns that are none of these sources' own. */
const COMPUTED: Readonly<Record<string, string>> = {
  'apps/reference-api/src/domain/shop-settings.ts': 'names of editions and the roots of pictures',
  'apps/reference-api/src/identity/device-cookie.ts': 'the name of a cookie and a character class',
  'packages/storefront-hooks/src/domain/validation.ts': 'the pattern of e-mail addresses',
  'packages/storefront-hooks/src/domain/guest-cart.ts': 'a character class and a number',
};

/** Sources that read nothing that a client sends. */
const TRUSTED: readonly string[] = [
  // HTML and addresses that the owner of the shop wrote.
  'packages/storefront-hooks/src/domain/owner-address.ts',
  // The address of the backend, which the shop's own code gives.
  'packages/storefront-sdk/src/transport/client.ts',
];

/** Every `pattern` of a document. */
function patternsIn(node: unknown, where: string): FoundPattern[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, inner]) =>
    name === 'pattern' && typeof inner === 'string'
      ? [{ where, regexp: new RegExp(inner, 'u') }]
      : patternsIn(inner, `${where}.${name}`),
  );
}

const { found, computed } = patternsInSources();
const described = patternsIn(toOpenApi(), 'openapi');
const untrusted = found.filter(({ where }) => !TRUSTED.some((path) => where.startsWith(path)));
const patterns = new Map([...described, ...untrusted].map(({ where, regexp }) => [`${regexp}`, { where, regexp }]));

/** Valid examples of a pattern in the contract. */
const examplesOf = ({ source }: RegExp) =>
  calls.flatMap((call) =>
    fieldsOf(call)
      .filter(({ schema }) => schema.limits?.pattern === source)
      .map(({ at }) => valueAt(call.input.example, at))
      .filter((value) => typeof value === 'string'),
  );

test('every pattern that is put together is one of these', () => {
  expect([...new Set(computed.map((where) => where.split(':')[0]))].toSorted()).toEqual(
    Object.keys(COMPUTED).toSorted(),
  );
  expect(patterns.size).toBeGreaterThan(60);
});

test(`every pattern of the contract and of the sources matches ${LENGTH / 1024} kB in linear time`, {
  timeout: TIMEOUT_MS,
}, async () => {
  const slow = [];
  for (const { where, regexp } of patterns.values()) {
    const slowness = await slownessOf(regexp, examplesOf(regexp));
    if (slowness) slow.push(`${where} ${slowness}`);
  }
  expect(slow).toEqual([]);
});

test.each([
  ['addresses as they were once matched', /^[^\s@]+@[^\s@]+\.[^\s@]+$/u, ['a@a']],
  ['a list in a list', /^(\d+,?)+$/u, []],
  ['white space at the end', /\s+$/u, []],
])('%s are found to be slow', async (_name, regexp, examples) => {
  // On a busy machine the analysis ends without a finding, and time tells.
  expect(await slownessOf(regexp, examples)).toMatch(/^vulnerable: | takes /);
});

test.each([
  ['addresses as they were once matched', /^[^\s@]+@[^\s@]+\.[^\s@]+$/u, ['a@a']],
  ['white space at the end', /\s+$/u, []],
])('%s are found to be slow by time alone', (_name, regexp, examples) => {
  // A quarter of the length is slow enough.
  expect(slowestMatch(regexp, examples, 16 * 1024)).toMatch(/takes/);
});
