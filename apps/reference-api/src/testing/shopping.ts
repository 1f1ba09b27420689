import type { Storefront } from '@promenade/storefront-sdk';
import { someAddress } from './test-shop.ts';

type Sku = { attrId: number; productId: number };

/** Opens a checkout for one variant and answers what ordering it needs. */
export async function openBuyNow(shop: Storefront, sku: Sku, quantity = 1) {
  const address = await shop.addresses.save(someAddress);
  const { preOrderNo } = await shop.preorders.create({
    preOrderType: 'buyNow',
    orderDetails: [{ attrValueId: sku.attrId, productId: sku.productId, productNum: quantity }],
  });
  return { preOrderNo, addressId: address.id, payType: 'sandbox', payChannel: 'pc' } as const;
}

/** Buys without paying; answers the PT number. */
export async function placeBuyNow(shop: Storefront, sku: Sku, quantity = 1): Promise<string> {
  return (await shop.orders.create(await openBuyNow(shop, sku, quantity))).orderNo;
}
