import type { Deps } from '../deps.ts';
import { putDetails, type Shop } from '../repositories/shops.ts';

/** Notes that a client of the family uses a shop that is not set up for it. */
export type NoteClient = (shop: Shop) => void;

/**
 * Tells the operator once about each shop that a client of the family uses although the shop has no edition: parts of
 * responses, or the links of mails, are those of the reference store. A warning is logged, and the shop remembers it for
 * `promenade-api doctor`.
 */
export function undeclaredClients({ database, log, now }: Pick<Deps, 'database' | 'log' | 'now'>): NoteClient {
  const known = new Set<number>();
  return ({ id, host, details }) => {
    if (known.has(id) || details.edition) return;
    known.add(id);
    log.warn({ shop: host }, 'a client of the backend family calls: "shop set edition family", or mark its origin');
    if (details.familyCalledAt) return;
    putDetails(database.db, id, { familyCalledAt: now() }).catch((error: unknown) => {
      known.delete(id);
      log.warn({ err: error }, 'that call was not noted');
    });
  };
}
