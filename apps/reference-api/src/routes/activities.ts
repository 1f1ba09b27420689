import { type CallContext, contractRoutes } from '../contract/types.ts';
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
    list: ({ db, shop, locale, now }) => activitiesOf(db, { storeId: shop.id, locale, now }),
    products: async (call) => {
      const { db, locale, now, query } = call;
      const { id } = await knownActivity(call, call.path.aid);
      const list = await activityProducts(db, { activityId: id, locale, now, ...pageWindow(query) });
      return pageOf(list, await countActivityProducts(db, id), query);
    },
    detail: async (call) => {
      const { id, type, banners, ...row } = await knownActivity(call, call.path.aid);
      const { locale } = call;
      return { id, type, name: row[`name_${locale}`], banner: banners, instruction: row[`instruction_${locale}`] };
    },
  });
