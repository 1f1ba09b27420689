import { CollectedProduct } from '@promenade/storefront-sdk/contract';
import { fixture } from '../../fixtures/fixture.ts';
import type { MockHandlers } from '../../respond.ts';
import type { Account } from '../account.ts';
import { badField, notFound } from '../refusals.ts';
import { pageOf, signedIn } from '../request.ts';
import type { Shop } from '../shop.ts';
import { cardOf } from './catalogue.ts';

const collectedProduct = fixture(CollectedProduct, {});

/** The wish list; adding a listed product again changes nothing. */
export function wishlistHandlers(shop: Shop): MockHandlers {
  const add = ({ wishlist }: Account, ids: readonly number[]) => {
    const isSold = (id: number) => shop.products.some(({ productInfo }) => productInfo.id === id);
    if (!ids.every(isSold)) throw notFound();
    for (const productId of ids) {
      if (wishlist.some((entry) => entry.productId === productId)) continue;
      wishlist.push({ id: shop.nextId(), productId, addedAt: shop.now() });
    }
    return null;
  };
  return {
    'wishlist.add': (request) => add(signedIn(shop, request), [request.body.id]),
    'wishlist.addAll': (request) => add(signedIn(shop, request), request.body.id),
    'wishlist.alertPriceDrops': (request) => {
      const { user } = signedIn(shop, request);
      const { on } = request.body;
      if (on && !user.emailProven) throw badField('email', 'Please confirm your e-mail address first', 403);
      user.priceAlerts = on;
      return null;
    },
    'wishlist.remove': (request) => {
      const account = signedIn(shop, request);
      account.wishlist = account.wishlist.filter(({ productId }) => productId !== Number(request.path.id));
      return null;
    },
    'wishlist.removeEntries': (request) => {
      const account = signedIn(shop, request);
      const ids = request.body.ids.split(',').map(Number);
      account.wishlist = account.wishlist.filter(({ id }) => !ids.includes(id));
      return null;
    },
    'wishlist.list': (request) => {
      const entries = signedIn(shop, request)
        .wishlist.toReversed()
        .flatMap(({ id, productId, addedAt }) => {
          const product = shop.products.find(({ productInfo }) => productInfo.id === productId);
          return product ? [collectedProduct({ ...cardOf(product), id, productId, createTime: addedAt })] : [];
        });
      return pageOf(entries, request);
    },
  };
}
