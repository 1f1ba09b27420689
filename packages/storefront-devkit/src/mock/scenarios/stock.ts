import type { ProductDetail } from '@promenade/storefront-sdk/contract';
import type { Scenario } from './scenario.ts';

const DISCOUNT_LIFE_MS = 60_000;

function setStock({ productInfo, productValue }: ProductDetail, pieces: number): void {
  const variants = Object.values(productValue);
  for (const variant of variants) variant.stock = pieces;
  productInfo.stock = pieces * variants.length;
}

/** Situations of the stock. */
export const stock: Readonly<Record<'empty' | 'low-stock' | 'discount-expiring', Scenario>> = {
  empty: {
    summary: 'A shop before its first product: nothing to list, no address, no order.',
    prepare(shop) {
      const { addresses, orders } = shop.account;
      for (const rows of [shop.products, shop.categories, shop.merchants, addresses, orders]) rows.length = 0;
    },
  },
  'low-stock': {
    summary: 'Two items are left of every variant, and none of the last product.',
    prepare(shop) {
      for (const product of shop.products) setStock(product, product === shop.products.at(-1) ? 0 : 2);
    },
  },
  'discount-expiring': {
    summary: 'A quarter off everything, for the first minute.',
    prepare(shop) {
      for (const { productInfo } of shop.products) {
        productInfo.discount = 25;
        productInfo.discountExpiry = shop.now() + DISCOUNT_LIFE_MS;
      }
    },
  },
};
