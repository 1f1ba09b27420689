import { prefetch, type Query } from '@promenade/storefront-hooks/server';
import { createClient, storeDetails } from '@promenade/storefront-sdk';
import { locale } from './language';

export const backend = createClient({ baseUrl: process.env.BACKEND ?? 'http://127.0.0.1:3100' });

/** Loads data during the build, as props of the islands. */
export async function read(...queries: Query<unknown>[]) {
  const [store, { fallback }] = await Promise.all([storeDetails(backend, {}), prefetch(backend, queries, { locale })]);
  return { page: { store, now: Date.now() }, data: fallback };
}
