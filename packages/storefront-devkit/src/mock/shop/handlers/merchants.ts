import { CollectedMerchant, MerchantDetail, MerchantIndex } from '@promenade/storefront-sdk/contract';
import { fixture } from '../../fixtures/fixture.ts';
import type { MockHandlers, MockRequest } from '../../respond.ts';
import { notFound } from '../refusals.ts';
import { accountOf, pageOf, signedIn } from '../request.ts';
import type { Shop } from '../shop.ts';
import { searched } from './catalogue.ts';

const merchantIndex = fixture(MerchantIndex, {});
const merchantDetail = fixture(MerchantDetail, {});
const followedMerchant = fixture(CollectedMerchant, {});

/** Merchants in lists and in full, with their products and followers. */
export function merchantHandlers(shop: Shop): MockHandlers {
  const merchantOf = (id: unknown) => {
    const merchant = shop.merchants.find((candidate) => candidate.id === Number(id));
    if (!merchant) throw notFound();
    return merchant;
  };
  const soldBy = (merId: number) => shop.products.filter(({ productInfo }) => productInfo.merId === merId);
  return {
    'merchants.directory': (request) => pageOf(shop.merchants, request),
    'merchants.search': (request) => pageOf(found(shop, request), request),
    'merchants.index': (request) => {
      const { proList: _, streetBackImage: __, ...facts } = merchantOf(request.path.id);
      const isCollect = accountOf(shop, request)?.follows.some(({ id }) => id === facts.id) ?? false;
      return merchantIndex({ ...facts, isCollect });
    },
    'merchants.detail': ({ path }) => {
      const { id } = merchantOf(path.id);
      const followers = shop.accounts.filter(({ follows }) => follows.some((follow) => follow.id === id));
      return merchantDetail({ id, collectNum: followers.length });
    },
    'merchants.products': (request) => {
      const { id } = merchantOf(request.query.get('merId'));
      return pageOf(searched(soldBy(id), request.query, shop.now()), request);
    },
    'merchants.productCategories': ({ path }) => {
      const sold = soldBy(merchantOf(path.id).id).map(({ productInfo }) => productInfo.cateId);
      return shop.categories.filter(({ id }) => sold.includes(id));
    },
    'merchants.follow': (request) => {
      const { id } = merchantOf(request.path.id);
      const { follows } = signedIn(shop, request);
      if (!follows.some((entry) => entry.id === id)) follows.push({ id, since: shop.now() });
      return null;
    },
    'merchants.unfollow': (request) => {
      const account = signedIn(shop, request);
      account.follows = account.follows.filter(({ id }) => id !== Number(request.path.id));
      return null;
    },
    'merchants.followed': (request) => {
      const entries = signedIn(shop, request)
        .follows.toReversed()
        .flatMap(({ id, since }) => {
          const merchant = shop.merchants.find((candidate) => candidate.id === id);
          if (!merchant) return [];
          return [
            followedMerchant({ merId: id, merName: merchant.name, merAvatar: merchant.avatar, createTime: since }),
          ];
        });
      return pageOf(entries, request);
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
