// @vitest-environment node
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { aStore, createMockStorefront } from '@promenade/storefront-devkit/mock';
import { createClient } from '@promenade/storefront-sdk';
import { expect, it } from 'vitest';
import * as core from '../core/index.ts';
import { NOON, samples, viewOf } from '../views/test-support/samples.ts';
import * as views from '../views/views.ts';
import * as server from './index.ts';

/** All modules that a module imports, including itself. Type imports are ignored. */
function modulesOf(path: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(path)) return found;
  const text = readFileSync(path, 'utf8');
  found.set(path, text);
  for (const [, clause = '', specifier = ''] of text.matchAll(/^(?:import|export)\s([^'";]*?)from '([^']+)'/gms)) {
    if (/^type\s/.test(clause.trim())) continue;
    if (specifier.startsWith('.')) modulesOf(join(dirname(path), specifier), found);
    else found.set(specifier, '');
  }
  return found;
}

it.each(['../server/index.ts', '../core/index.ts'])('%s imports neither React nor client components', (entry) => {
  const modules = modulesOf(join(import.meta.dirname, entry));
  expect(modules.size).toBeGreaterThan(10);
  expect([...modules].filter(([, text]) => text.startsWith("'use client'"))).toEqual([]);
  expect([...modules.keys()].filter((name) => /^(react|swr|oidc)/.test(name))).toEqual([]);
});

it.each([
  ['server', server],
  ['core', core],
])('%s has every view, for a program without React', (_, entry) => {
  expect(entry).toMatchObject(views);
  const client = createClient({ baseUrl: 'https://api.example.com' });
  const shop = entry.createShop({ client, store: aStore(), locale: 'en' });
  expect([samples.card].map((card) => entry.productCardView(card, shop, NOON).price)).toEqual([
    { now: '$36.00', was: '$48.00', percentOff: '25.00%' },
  ]);
  for (const compute of Object.values(viewOf)) expect(compute(shop, NOON)).toBeTypeOf('object');
});

/** Every object in a value. */
const objectsIn = (value: unknown): object[] =>
  typeof value === 'object' && value ? [value, ...Object.values(value).flatMap(objectsIn)] : [];

it('prefetched data has no functions and hidden fields, which server components may not pass to the browser', async () => {
  const client = createClient({ baseUrl: 'https://api.example.com', fetch: createMockStorefront().fetch });
  const queries = [
    server.queries.products({}, 1),
    server.queries.categories(),
    server.queries.product({ slug: 'linen-shirt', uniqueKey: undefined }),
  ];
  const { fallback, failures } = await server.prefetch(client, queries, { locale: 'en' });
  expect([failures, Object.keys(fallback)]).toEqual([[], expect.objectContaining({ length: 3 })]);
  for (const data of objectsIn(fallback).filter((one) => !Array.isArray(one)))
    expect(Object.getOwnPropertyNames(data)).toEqual(Object.keys(data));
  expect(JSON.parse(JSON.stringify(fallback))).toEqual(fallback);
});
