import { MerchantDetail, MerchantIndex } from '../../contract/index.ts';
import { fixture } from '../fixtures/fixture.ts';
import type { MockAnswers, MockRequest } from '../respond.ts';
import { searched } from './catalogue.ts';
import { isSignedIn, missing, pageOf } from './request.ts';
import type { Shop } from './shop.ts';

const merchantIndex = fixture(MerchantIndex, {});
const merchantDetail = fixture(MerchantDetail, {});

/** Merchants in lists and in full, and what they sell. */
export function merchantAnswers(shop: Shop): MockAnswers {
  const merchantOf = (id: number) => {
    const merchant = shop.merchants.find((candidate) => candidate.id === id);
    if (!merchant) throw missing();
    return merchant;
  };
  const soldBy = (merId: number) => shop.products.filter(({ productInfo }) => productInfo.merId === merId);
  const followers = (id: number) => shop.follows.filter((follow) => follow.id === id).length;
  return {
    'merchant.street': (request) => pageOf(shop.merchants, request),
    'merchant.search': (request) => pageOf(found(shop, request), request),
    'merchant.index': (request) => {
      const { proList: _, streetBackImage: __, ...facts } = merchantOf(Number(request.path.id));
      return merchantIndex({ ...facts, isCollect: isSignedIn(shop, request) && followers(facts.id) > 0 });
    },
    'merchant.detail': ({ path }) => {
      const { id } = merchantOf(Number(path.id));
      return merchantDetail({ id, collectNum: followers(id) });
    },
    'merchant.products': (request) => {
      const { id } = merchantOf(Number(request.query.get('merId')));
      return pageOf(searched(soldBy(id), request.query), request);
    },
    'merchant.productCategories': ({ path }) => {
      const sold = soldBy(merchantOf(Number(path.id)).id).map(({ productInfo }) => productInfo.cateId);
      return shop.categories.filter(({ id }) => sold.includes(id));
    },
  };
}

/** By name, kind and trade. */
function found({ merchants }: Shop, { query }: MockRequest) {
  const words = (query.get('keywords') ?? '').toLowerCase();
  const isWanted = (field: string, value: unknown) => !query.has(field) || query.get(field) === `${value}`;
  return merchants
    .filter(({ name }) => name.toLowerCase().includes(words))
    .filter(({ typeId, categoryId }) => isWanted('typeId', typeId) && isWanted('categoryId', categoryId))
    .filter(({ isSelf }) => isWanted('isSelf', isSelf));
}
