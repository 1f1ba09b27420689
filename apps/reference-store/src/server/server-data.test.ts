import type { Query } from '@promenade/storefront-hooks';
import { createClient, StorefrontError } from '@promenade/storefront-sdk';
import { expect, it, vi } from 'vitest';
import { createServerData } from './server-data.ts';

const client = createClient({ baseUrl: 'http://127.0.0.1:9' });
const dataFor = () => createServerData(client, { locale: 'en', signal: new AbortController().signal });
const query = (name: string, load: Query<unknown>['load']): Query<unknown> => ({ key: [name], isPrivate: false, load });

it('sends one request per query, however many parts of a page read it', async () => {
  const load = vi.fn(async () => ['a']);
  const data = dataFor();
  await data.prefetch(query('tree', load));
  expect(await data.read(query('tree', load))).toEqual(['a']);
  expect(load).toHaveBeenCalledOnce();
  expect(Object.values(data.fallback)).toEqual([['a']]);
});

it('rejects for data that the page cannot be shown without, and ignores errors of other data', async () => {
  const fail = async () => {
    throw new StorefrontError({ kind: 'not-found', code: 404, endpoint: 'x' });
  };
  const data = dataFor();
  await data.prefetch(query('extra', fail));
  await expect(data.read(query('core', fail))).rejects.toMatchObject({ kind: 'not-found' });
  expect(data.fallback).toEqual({});
});

it('does not wait for slow optional data', async () => {
  const data = dataFor();
  await data.prefetch(query('slow', () => new Promise(() => {})));
  expect(data.fallback).toEqual({});
});

it.each([
  ['not-found', true],
  ['network', false],
  ['timeout', false],
] as const)('after the error "%s" the page counts as complete: %s', async (kind, isComplete) => {
  const data = dataFor();
  await data.prefetch(query('extra', () => Promise.reject(new StorefrontError({ kind, endpoint: 'x' }))));
  expect(data.isComplete()).toBe(isComplete);
});

it('is not complete until all data has arrived', async () => {
  const data = dataFor();
  const late = Promise.withResolvers<string>();
  const reading = data.read(query('late', () => late.promise));
  expect(data.isComplete()).toBe(false);
  late.resolve('here');
  await reading;
  expect(data.isComplete()).toBe(true);
});
