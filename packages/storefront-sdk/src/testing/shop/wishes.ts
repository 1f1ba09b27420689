import { CollectedMerchant, CollectedProduct } from '../../contract/index.ts';
import { fixture } from '../fixtures/fixture.ts';
import type { MockAnswers } from '../respond.ts';
import { cardOf } from './catalogue.ts';
import { missing, pageOf } from './request.ts';
import type { Shop } from './shop.ts';

const collectedProduct = fixture(CollectedProduct, {});
const collectedMerchant = fixture(CollectedMerchant, {});

/** The wish list and the merchants followed; what is on a list already stays where it is. */
export function wishAnswers(shop: Shop): MockAnswers {
  const wish = (productId: number) => {
    if (!shop.products.some(({ productInfo }) => productInfo.id === productId)) throw missing();
    if (shop.wishes.some((entry) => entry.productId === productId)) return;
    shop.wishes.push({ id: shop.nextId(), productId, since: shop.now() });
  };
  const keepWishes = (keep: (entry: Shop['wishes'][number]) => boolean) => {
    shop.wishes = shop.wishes.filter(keep);
    return null;
  };
  return {
    'collection.addProduct': ({ body }) => {
      wish(body.id);
      return null;
    },
    'collection.addProductBatch': ({ body }) => {
      for (const productId of body.id) wish(productId);
      return null;
    },
    'collection.cancelProduct': ({ path }) => keepWishes(({ productId }) => productId !== Number(path.id)),
    'collection.deleteProducts': ({ body }) => {
      const ids = body.ids.split(',').map(Number);
      return keepWishes(({ id }) => !ids.includes(id));
    },
    'collection.products': (request) => {
      const entries = shop.wishes.toReversed().flatMap(({ id, productId, since }) => {
        const product = shop.products.find(({ productInfo }) => productInfo.id === productId);
        return product ? [collectedProduct({ ...cardOf(product), id, productId, createTime: since })] : [];
      });
      return pageOf(entries, request);
    },
    'collection.addMerchant': ({ path }) => {
      const id = Number(path.id);
      if (!shop.merchants.some((merchant) => merchant.id === id)) throw missing();
      if (!shop.follows.some((entry) => entry.id === id)) shop.follows.push({ id, since: shop.now() });
      return null;
    },
    'collection.cancelMerchant': ({ path }) => {
      shop.follows = shop.follows.filter(({ id }) => id !== Number(path.id));
      return null;
    },
    'collection.merchants': (request) => {
      const entries = shop.follows.toReversed().flatMap(({ id, since }) => {
        const merchant = shop.merchants.find((candidate) => candidate.id === id);
        if (!merchant) return [];
        const { name, avatar } = merchant;
        return [collectedMerchant({ merId: id, merName: name, merAvatar: avatar, createTime: since })];
      });
      return pageOf(entries, request);
    },
  };
}
