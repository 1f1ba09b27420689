import { isDatabaseAway } from '../db/errors.ts';
import type { Db } from '../db/index.ts';
import { tryAgain } from '../db/try-again.ts';
import { type Shop, shopById, shopOf } from './shops.ts';

/** How old what is said of a shop may be, ms. */
const KEPT_MS = 5_000;
/** Host names come from callers, who may make up as many as they like. */
const KEPT_MAX = 500;

/** The shops, as they were a few seconds ago at most: every call asks for its own, and they hardly ever change. */
export interface ShopDirectory {
  /** The shop a host name stands for, else the one that answers any. */
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
    // What was read before a renewal is not put behind it.
    const current = kept;
    const earlier = before.get(key);
    const found = await (earlier ? find() : tryAgain(find)).catch((error: unknown) => {
      // While nothing can be written nobody can have changed a shop.
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
