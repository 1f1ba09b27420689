import type { Client } from '@promenade/storefront-sdk';
import type { Reads } from '../context/reads.ts';
import { createQueryData } from './query-data.ts';
import { createScreen } from './screen.ts';

type OfClient = Pick<Reads, 'shop' | 'data' | 'screen'>;

const known = new WeakMap<Client, OfClient>();
let shops = 0;

/** The caches that all trees and shops of a client share. A new client starts with empty caches. */
export function readsOf(client: Client, now: () => number): OfClient {
  const before = known.get(client);
  if (before) return before;
  shops += 1;
  const made = { shop: shops, data: createQueryData(client, now), screen: createScreen() };
  known.set(client, made);
  return made;
}
