import { type CallContext, contractRoutes } from '../contract/types.ts';
import { textIn } from '../db/texts.ts';
import { notFound } from '../errors/refused.ts';
import { activitiesOf, activityOf, activityProducts, countActivityProducts } from '../repositories/activities.ts';
import { pageOf, pageWindow } from '../repositories/pages.ts';

async function knownActivity({ db, shop, now }: CallContext, id: number) {
  const activity = await activityOf(db, { storeId: shop.id, now }, id);
  if (!activity) throw notFound();
  return activity;
}

export const activityRoutes = () =>
  contractRoutes('activities', {
    list: ({ db, shop, languages, now }) => activitiesOf(db, { storeId: shop.id, languages, now }),
    products: async (call) => {
      const { db, languages, now, query } = call;
      const { id } = await knownActivity(call, call.path.aid);
      const list = await activityProducts(db, { activityId: id, languages, now, ...pageWindow(query) });
      return pageOf(list, await countActivityProducts(db, id), query);
    },
    detail: async (call) => {
      const { id, type, banners, ...row } = await knownActivity(call, call.path.aid);
      const instruction = textIn(row.instruction, call.languages);
      return { id, type, name: textIn(row.name, call.languages), banner: banners, instruction };
    },
  });
