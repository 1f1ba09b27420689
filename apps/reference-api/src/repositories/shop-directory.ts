import { isDatabaseAway } from '../db/errors.ts';
import type { Db } from '../db/index.ts';
import { tryAgain } from '../db/try-again.ts';
import { type Shop, shopById, shopOf } from './shops.ts';

/** Maximum age of cached shops, ms. */
const KEPT_MS = 5_000;
/** Host names come from clients, which may send any number of different ones. */
const KEPT_MAX = 500;

/** The shops, cached for a few seconds: every call needs its own, and they rarely change. */
export interface ShopDirectory {
  /** The shop of a host name, or the default shop. */
  byHost(host: string): Promise<Shop>;
  byId(id: number): Promise<Shop | undefined>;
}

export function shopDirectory(db: Db): ShopDirectory {
  let kept = new Map<string | number, Shop>();
  let before = kept;
  let until = 0;

  async function remember<Found extends Shop | undefined>(key: string | number, find: () => Promise<Found>) {
    if (performance.now() >= until || kept.size >= KEPT_MAX) {
      if (kept.size > 0) before = kept;
      kept = new Map();
      until = performance.now() + KEPT_MS;
    }
    const known = kept.get(key);
    if (known) return known as Found;
    // A read that started before a renewal must not replace the new value.
    const current = kept;
    const earlier = before.get(key);
    const found = await (earlier ? find() : tryAgain(find)).catch((error: unknown) => {
      // While the database is unavailable no shop can have changed.
      if (earlier && isDatabaseAway(error)) return earlier as Found;
      throw error;
    });
    if (found) current.set(key, found);
    return found;
  }

  return {
    byHost: (host) => remember(host, () => shopOf(db, host)),
    byId: (id) => remember(id, () => shopById(db, id)),
  };
}
