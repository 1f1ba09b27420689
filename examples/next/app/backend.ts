import { prefetch, type Query } from '@promenade/storefront-hooks/server';
import { createClient } from '@promenade/storefront-sdk';
import { connection } from 'next/server';
import { locale } from './language';

export async function backend() {
  await connection(); // render at request time, not during the build
  return createClient({ baseUrl: process.env.BACKEND ?? 'http://127.0.0.1:3100' });
}

/** Loads data on the server, as props of `<Prefetched>`. */
export async function read(...queries: Query<unknown>[]) {
  const { fallback } = await prefetch(await backend(), queries, { locale });
  return { data: fallback, now: Date.now() };
}
