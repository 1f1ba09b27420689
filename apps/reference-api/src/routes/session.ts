import { contractRoutes } from '../contract/types.ts';
import { accountOf } from '../domain/principals.ts';
import { notFound } from '../errors/refused.ts';
import { claimVisits, endVisit, resumeVisit, startVisit } from '../repositories/visits.ts';

export const sessionRoutes = () =>
  contractRoutes('session', {
    recordUser: async (call) => {
      const userId = accountOf(call);
      if (userId !== null) await claimVisits(call.db, call.shop.id, call.body.uuid, userId);
      return null;
    },
    start: async (call) => {
      const { db, shop, body, now } = call;
      await startVisit(db, { ...body, storeId: shop.id, userId: accountOf(call) }, now);
      return null;
    },
    resume: async (call) => {
      const { db, shop, body, now } = call;
      if (!(await resumeVisit(db, shop.id, body.guid, now))) throw notFound();
      return null;
    },
    end: async (call) => {
      const { db, shop, body, now } = call;
      // The contract holds the text to this one form.
      const { guid } = JSON.parse(body) as { guid: string };
      await endVisit(db, shop.id, guid, now);
      return null;
    },
  });
