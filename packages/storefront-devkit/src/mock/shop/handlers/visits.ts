import type { MockHandlers } from '../../respond.ts';
import { notFound } from '../refusals.ts';
import { accountOf } from '../request.ts';
import type { Shop } from '../shop.ts';

const IDLE_LIMIT_MS = 20 * 60_000;

/** Visits of devices. */
export function visitHandlers(shop: Shop): MockHandlers {
  return {
    'session.start': (request) => {
      const { guid, uuid } = request.body;
      const uid = accountOf(shop, request)?.user.uid ?? null;
      if (!shop.visits.has(guid)) shop.visits.set(guid, { uuid, uid, seenAt: shop.now(), endedAt: null });
      return null;
    },
    'session.recordUser': (request) => {
      const uid = accountOf(shop, request)?.user.uid ?? null;
      for (const visit of shop.visits.values()) if (visit.uuid === request.body.uuid) visit.uid ??= uid;
      return null;
    },
    'session.resume': ({ body }) => {
      const visit = shop.visits.get(body.guid);
      if (!visit || visit.seenAt < shop.now() - IDLE_LIMIT_MS) throw notFound();
      Object.assign(visit, { seenAt: shop.now(), endedAt: null });
      return null;
    },
    'session.end': ({ body }) => {
      const visit = shop.visits.get((JSON.parse(body) as { guid: string }).guid);
      // A visit that is unknown or has ended stays so.
      if (visit && visit.endedAt === null) Object.assign(visit, { seenAt: shop.now(), endedAt: shop.now() });
      return null;
    },
  };
}
