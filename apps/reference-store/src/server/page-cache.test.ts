import { expect, it } from 'vitest';
import { createPageCache, type PublicPage, type Rendered } from './page-cache.ts';

const pageOf = async (text: string): Promise<PublicPage> => ({
  ...{ bytes: new TextEncoder().encode(text), headers: {}, etag: `"${text}"`, now: 0, tags: [] },
});
const textOf = (page: PublicPage | undefined) => page && new TextDecoder().decode(page.bytes);

const asker = { turn: async () => () => undefined };

/** A cache with a controlled clock, and the number of rendered pages. */
function setUp(maxBytes = 100_000) {
  let time = 0;
  let count = 0;
  const cache = createPageCache({ maxBytes, freshMs: 10, staleMs: 50, failedMs: 200, now: () => time });
  const render = () => pageOf(`page ${++count}`);
  const find = async (key = 'a', by: () => Promise<Rendered> = render) => {
    const [page, state] = await cache.find(key, asker, by);
    return [textOf(page), state];
  };
  return { cache, find, render, at: (ms: number) => (time = ms), count: () => count };
}

it('renders a page once for concurrent requests and for those that follow soon after', async () => {
  const { find, count } = setUp();
  const answers = await Promise.all(Array.from({ length: 50 }, () => find()));
  expect(answers).toEqual(Array.from({ length: 50 }, () => ['page 1', 'miss']));
  expect(await find()).toEqual(['page 1', 'hit']);
  expect(await find('b')).toEqual(['page 2', 'miss']);
  expect(count()).toBe(2);
});

it('stores a page at its second request, so that pages requested once are not stored', async () => {
  const { find } = setUp();
  expect(await find()).toEqual(['page 1', 'miss']);
  expect(await find()).toEqual(['page 2', 'miss']);
  for (let index = 0; index < 1_000; index++) await find(`random ${index}`);
  expect(await find()).toEqual(['page 2', 'hit']);
});

it('sends a stale page at once while one request renders it again, but no page that is too old', async () => {
  const { find, at, count } = setUp();
  await find();
  await find();
  at(10);
  expect(await Promise.all([find(), find()])).toEqual([
    ['page 2', 'stale'],
    ['page 2', 'stale'],
  ]);
  await expect.poll(() => find()).toEqual(['page 3', 'hit']);
  expect(count()).toBe(3);
  at(70);
  expect(await find()).toEqual(['page 4', 'miss']);
});

it('keeps a stale page when rendering fails, and reports the failure to the first visitor', async () => {
  const { find, at } = setUp();
  const broken = async (): Promise<PublicPage> => {
    throw new Error('no data');
  };
  await expect(find('a', broken)).rejects.toThrow('no data');
  await find();
  at(20);
  expect(await find('a', broken)).toEqual(['page 1', 'stale']);
  expect(await find('a', async () => undefined)).toEqual(['page 1', 'stale']);
});

it('sends a stale page for longer while the backend does not respond, but not when the page no longer exists', async () => {
  const { find, at } = setUp();
  const failed = async () => 'failed' as const;
  expect(await find('a', failed)).toEqual([undefined, 'miss']);
  await find();
  at(150);
  expect(await find('a', failed)).toEqual(['page 1', 'stale']);
  expect(await find('a', () => Promise.reject(new Error('no data')))).toEqual(['page 1', 'stale']);
  expect(await find('a', async () => undefined)).toEqual([undefined, 'miss']);
  at(200);
  expect(await find('a', failed)).toEqual([undefined, 'miss']);
});

it('does not store pages that must not be stored', async () => {
  const { find } = setUp();
  expect(await find('a', async () => undefined)).toEqual([undefined, 'miss']);
  expect(await find()).toEqual(['page 1', 'miss']);
  expect(await find()).toEqual(['page 1', 'hit']);
});

it('removes all pages on purge, including a page that is being rendered', async () => {
  const { cache, find, render } = setUp();
  for (const key of ['a', 'b']) await find(key, async () => undefined);
  await find();
  const slow = Promise.withResolvers<undefined>();
  const running = find('b', async () => {
    await slow.promise;
    return render();
  });
  cache.purge();
  expect(await find()).toEqual(['page 2', 'miss']);
  slow.resolve(undefined);
  expect(await running).toEqual(['page 3', 'miss']);
  expect(await find('b')).toEqual(['page 4', 'miss']);
});

it('stays within its memory and removes the pages that were not requested', async () => {
  const { bytes } = await pageOf('page 1');
  const { find } = setUp(2 * (2 * bytes.length + 1) + 2);
  for (const key of ['a', 'b', 'c']) await find(key, async () => undefined);
  for (const key of ['a', 'b', 'a', 'c']) await find(key);
  expect(await find('a')).toEqual(['page 1', 'hit']);
  expect(await find('b')).toEqual(['page 4', 'miss']);
});
