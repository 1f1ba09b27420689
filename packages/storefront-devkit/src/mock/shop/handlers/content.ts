import { Activity, ActivityDetail, CustomerService, type InputOf, StorePage } from '@promenade/storefront-sdk/contract';
import { fixture } from '../../fixtures/fixture.ts';
import type { MockHandlers } from '../../respond.ts';
import { notFound } from '../refusals.ts';
import { pageOf } from '../request.ts';
import type { Shop } from '../shop.ts';

type PageType = InputOf<'store.page'>['query']['type'];

const anActivity = fixture(Activity, {});
const activityDetail = fixture(ActivityDetail, {});
const customerService = fixture(CustomerService, {});
const storePage = fixture(StorePage, {});

/** Pages of the store owner, one activity, and how to reach merchants. */
export function contentHandlers(shop: Shop): MockHandlers {
  const activity = anActivity();
  const isKnown = (aid: string | undefined) => Number(aid) === activity.id;
  return {
    'store.page': ({ query }) => storePage({ type: query.get('type') as PageType, slug: query.get('slug') }),
    'activities.list': () => [activity],
    'activities.products': (request) => {
      if (!isKnown(request.path.aid)) throw notFound();
      return pageOf(activity.productList, request);
    },
    'activities.detail': ({ path }) => {
      if (!isKnown(path.aid)) throw notFound();
      return activityDetail({ id: activity.id, name: activity.name });
    },
    'merchants.customerService': ({ path }) => {
      if (!shop.merchants.some(({ id }) => id === Number(path.id))) throw notFound();
      return customerService();
    },
  };
}
