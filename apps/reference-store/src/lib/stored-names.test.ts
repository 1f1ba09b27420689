import { globSync, readFileSync } from 'node:fs';
import { storedNames } from '@promenade/storefront-hooks';
import { searchFiltersToQuery } from '@promenade/storefront-hooks/domain';
import { type Call, contract } from '@promenade/storefront-sdk/contract';
import { expect, test } from 'vitest';
import { storeNames } from './stored-names.ts';

const root = new URL('../../../../', import.meta.url).pathname;
const filesOf = (...patterns: string[]) =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !/\.(?:test|browser|stories)\.|\/stories\/|test-support|stored-names/.test(file))
    .map((file) => ({ file, text: readFileSync(root + file, 'utf8') }));
const files = filesOf(
  'packages/storefront-hooks/src/**/*.{ts,tsx}',
  'packages/storefront-ui/src/**/*.{ts,tsx}',
  'apps/reference-store/src/**/*.{ts,tsx}',
  'apps/reference-store/worker/*.ts',
);

const found = (pattern: RegExp, nameOf: (...groups: string[]) => string) =>
  files.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, ...groups]) => nameOf(...groups)));

/** The names in the sources, without the part that differs by shop or line. */
const written = [
  // Names of channels and locks between tabs look the same, but are not stored.
  ...found(
    /^(?!.*(?:channelName|lockName|openChannel)).*\b(?:storageKey|keyOf)\(['`]([\w.]+)/gm,
    (name = '') => `promenade.${name}`,
  ),
  ...found(/createStoredLists<\w+>\('(\w+)'/g, (name = '') => `promenade.${name}`),
  ...found(/STORAGE_KEY = '(?:promenade\.)?(\w+)'/g, (name = '') => `promenade.${name}`),
  ...found(/(?:directKey|userKey) = `([\w.]+:?)/g, (name = '') => name),
  ...found(/(?:STORE|GUARD|DRAFTS) = '([\w-]+)'/g, (name = '') => name),
  ...found(/[`'](pm-(?:draft|order-token|wish-price)[\w-]*)/g, (name = '') => name),
  ...found(/_COOKIE = '(\w+)'/g, (name = '') => name),
  ...found(/document\.cookie = `(\w+)=/g, (name = '') => name),
  ...found(/name: '(promenade-[a-z]+-)\d+', most/g, (name = '') => name),
];
const listed = [...storedNames, ...storeNames].map(({ name }) => name);
const isListed = (name: string) => listed.some((each) => `${name}.`.startsWith(each) || name.startsWith(each));

test('everything stored in a browser is on one of the lists', () => {
  expect(written.length).toBeGreaterThan(20);
  expect(written.filter((name) => !isListed(name))).toEqual([]);
});

test('the lists contain only names that are used', () => {
  // Used by oidc-client-ts.
  const ofLibrary = ['oidc', 'oidc.'];
  const unused = listed.filter((each) => !written.some((name) => `${name}.`.startsWith(each) || name.startsWith(each)));
  expect(unused.filter((name) => !ofLibrary.includes(name))).toEqual([]);
});

test('only files that declare their names access storage', () => {
  const reach =
    /\b(?:localStorage|sessionStorage)\.setItem|\bwriteStored\('|browserStorage\(|createStoredValue\(|document\.cookie =|caches\.open|indexedDB/;
  const reaching = files.filter(({ text }) => reach.test(text)).map(({ file }) => file.replace(/^.*\/src\//, ''));
  expect(reaching.toSorted()).toMatchInlineSnapshot(`
    [
      "account/use-code-countdown.ts",
      "account/use-twitter-sign-in.ts",
      "analytics/analytics.ts",
      "analytics/event-queue.ts",
      "analytics/reported-orders.ts",
      "app/Header.tsx",
      "app/SubscribeOffer.tsx",
      "apps/reference-store/worker/service-worker.ts",
      "auth/create-oidc.ts",
      "auth/create-token-sign-in.ts",
      "auth/intended-action.ts",
      "auth/session.ts",
      "auth/sign-in-states.ts",
      "browser/cookies.ts",
      "browser/has-stored-list.ts",
      "browser/storage.ts",
      "browser/stored-list.ts",
      "browser/stored-value.ts",
      "cart/stored-edits.ts",
      "checkout/order-attempt.ts",
      "components/WishedProducts.tsx",
      "content/use-streaming-channel.ts",
      "lib/chunk-guard.ts",
      "lib/forms.ts",
      "lib/mail-token.ts",
      "lib/overlays.tsx",
      "lib/redeemed-coupon.ts",
      "lib/storage.ts",
      "lib/theme-mode.ts",
      "merchants/application-draft.ts",
      "router/history.ts",
      "visit-tracking/use-visit-tracking.ts",
    ]
  `);
});

test("the worker knows every query parameter that contains a visitor's words", () => {
  const worker = readFileSync(`${root}apps/reference-store/worker/service-worker.ts`, 'utf8');
  const [, list = ''] = /SEARCH_WORDS = \[(.*)\]/.exec(worker) ?? [];
  const known = [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name);
  const ofCalls = (Object.values(contract) as Call[])
    .filter(({ method, auth }) => method === 'GET' && auth !== 'user')
    .flatMap(({ input: { query = {} } }) => Object.keys(query).filter((name) => /word|title|search|text/i.test(name)));
  const ofPages = new URLSearchParams(searchFiltersToQuery({ keyword: 'lamp' }));
  expect(known.toSorted()).toEqual([...new Set([...ofCalls, ...ofPages.keys()])].toSorted());
});
