import { prefetch, type Query } from '@promenade/storefront-hooks/server';
import { createClient } from '@promenade/storefront-sdk';
import { locale } from './language';

export const backend = () => createClient({ baseUrl: process.env.BACKEND ?? 'http://127.0.0.1:3100' });

/** Loads data on the server, as props of `<Prefetched>`. */
export async function read(signal: AbortSignal, ...queries: Query<unknown>[]) {
  const { fallback } = await prefetch(backend(), queries, { locale, signal });
  return { data: fallback, now: Date.now() };
}
