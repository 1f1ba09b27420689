import type { ProductCard } from '@promenade/storefront-sdk/contract';
import { cards, detailOf, soldOutVariant, someCategory, variants } from '../fixtures/goods.ts';
import { plans } from '../plan.ts';
import { UNKNOWN_ID } from '../sample.ts';
import type { Shop } from '../shop.ts';
import { check, NotRun, same } from '../verdicts.ts';

const NOBODY = 'nobody@conformance.example';

const pathOf = ({ uniqueKey, slug }: ProductCard) => ({ path: { uniqueKey, slug } });

async function someActivity(shop: Shop): Promise<{ path: { aid: number } }> {
  const [activity] = await shop.guest.call('activities.list', {});
  if (!activity) throw new NotRun('needs an activity in `activities.list`', 'excused');
  return { path: { aid: activity.id } };
}

export const productPlans = plans({
  'products.detail': {
    ask: async (shop) => pathOf((await variants(shop))[0].card),
    rules: {
      'shows the product of its card at the same price': async (shop) => {
        for (const card of (await cards(shop)).slice(0, 5)) {
          const { productInfo: info, storePrice } = await detailOf(shop, card);
          const [listed, full] = [card.price, info.price].map((minor) => (minor / 100).toFixed(2));
          check(
            card.price !== 100 * info.price && info.price !== 100 * card.price,
            `product ${card.id} has the price ${listed} in products.list and ${full} in products.detail; amounts are decimal text, such as "49.00": one of the two is in cents`,
          );
          same([info.id, info.storeName, info.price], [card.id, card.storeName, card.price], `product ${card.id}`);
          const discount = [info.discount, info.discountExpiry, storePrice];
          same(discount, [card.discount, card.discountExpiry, card.storePrice], `discount of product ${card.id}`);
        }
      },
      'says each attribute of the shop once, with its name and value': async (shop) => {
        for (const card of (await cards(shop)).slice(0, 5)) {
          const { customAttributes } = (await detailOf(shop, card)).productInfo;
          const keys = customAttributes.map(({ key }) => key);
          same(keys, [...new Set(keys)], `keys of product ${card.id}`);
          for (const { key, name, value } of customAttributes)
            check(
              Boolean(key && name && value),
              `the attribute “${key}” of product ${card.id} is “${name}”: “${value}”`,
            );
        }
      },
      'keys its variants by their attribute values': async (shop) => {
        const { productValue, productInfo, productAttr } = await detailOf(shop, (await variants(shop))[0].card);
        for (const [key, { sku, productId }] of Object.entries(productValue)) {
          same([sku, productId], [key, productInfo.id], `variant “${key}”`);
          same(key ? key.split(',').length : 0, productAttr.length, `values in “${key}”, against the axes`);
        }
      },
    },
  },
  'products.detailBySlug': {
    ask: async (shop) => {
      const listed = (await cards(shop)).find(({ listedOnStore }) => listedOnStore);
      if (!listed) throw new NotRun('needs a product that is listed on the store');
      return { path: { slug: listed.slug }, query: {} };
    },
  },
  'products.preview': {
    ask: async (shop) => pathOf((await variants(shop))[0].card),
  },
  'products.alertInStock': {
    ask: async (shop) => ({ body: { ...(await soldOutVariant(shop)), email: NOBODY } }),
    unknown: async (shop) => ({ body: { ...(await soldOutVariant(shop)), attrId: UNKNOWN_ID, email: NOBODY } }),
    rules: {
      'refuses a variant that is in stock': async (shop) => {
        const [{ productId, attrId }] = await variants(shop);
        await shop.guest.refused('products.alertInStock', 400, { body: { productId, attrId, email: NOBODY } });
      },
    },
  },
  'products.list': {
    rules: {
      'returns ten products by default': async (shop) => {
        const { pageSize, list, total } = await shop.guest.call('products.list', { query: {} });
        same([pageSize, list.length], [10, Math.min(total, 10)], 'page size and products');
      },
    },
  },
  'products.byCollection': {
    ask: async (shop) => ({ path: { collectionId: (await someCategory(shop)).id }, query: {} }),
    rules: {
      'counts what hangs below a category': async (shop) => {
        const { id, childList } = await someCategory(shop);
        const totalOf = async (collectionId: number) =>
          (await shop.guest.call('products.byCollection', { path: { collectionId }, query: { limit: 1 } })).total;
        const whole = await totalOf(id);
        for (const child of childList) {
          const part = await totalOf(child.id);
          check(part <= whole, `${child.slug} has ${part} products, what it hangs below only ${whole}`);
        }
      },
      'is empty for a category that does not exist': async (shop) => {
        const path = { collectionId: UNKNOWN_ID };
        same((await shop.guest.call('products.byCollection', { path, query: {} })).total, 0, 'products');
      },
    },
  },
  'products.byIds': {
    ask: async (shop) => ({ query: { ids: (await cards(shop)).map(({ id }) => id).join(',') } }),
    rules: {
      'returns products in the requested order, without unknown ids': async (shop) => {
        const ids = (await cards(shop))
          .slice(0, 4)
          .map(({ id }) => id)
          .reverse();
        const query = { ids: [...ids.slice(0, 2), UNKNOWN_ID, ...ids.slice(2)].join(','), limit: 50 };
        const { list } = await shop.guest.call('products.byIds', { query });
        same(
          list.map(({ id }) => id),
          ids,
          'ids',
        );
      },
    },
  },
  'products.leaderboard': {
    rules: {
      'ranks twenty products at most by what was sold': async (shop) => {
        const list = await shop.guest.call('products.leaderboard', {});
        check(list.length <= 20, `it has ${list.length} products`);
        const sales = list.map((card) => card.sales);
        same(
          sales,
          sales.toSorted((one, other) => other - one),
          'sales from the first to the last',
        );
      },
    },
  },
  'products.skuDetail': {
    ask: async (shop) => ({ path: { id: (await variants(shop))[0].productId } }),
    rules: {
      'has the variants of the product': async (shop) => {
        const [{ card, productId: id }] = await variants(shop);
        const quick = await shop.guest.call('products.skuDetail', { path: { id } });
        const keys = Object.keys((await detailOf(shop, card)).productValue);
        same(Object.keys(quick.productValue).toSorted(), keys.toSorted(), 'variants');
      },
    },
  },
  'activities.products': { ask: async (shop) => ({ ...(await someActivity(shop)), query: {} }) },
  'activities.detail': { ask: someActivity },
});
