import type { Page, PreOrder, ProductCard, ProductDetail } from '@promenade/storefront-sdk';
import type { AnalyticsItem } from './events.ts';
import { type Goods, itemOfCard, itemOfProduct, itemsOfMerchants } from './items.ts';
import type { ObservedShop } from './observed-shop.ts';

type Observed = Pick<ObservedShop, 'screen' | 'now'>;

/** A product or variant with the data on the screen, because requests only have ids. Only its id if the screen has no data. */
export function knownItem(
  { screen, now }: Observed,
  productId: number,
  variant: { attrId?: number; sku?: string } = {},
): AnalyticsItem {
  for (const { data } of screen.shown().values()) {
    const { productInfo, list } = Object(data) as Partial<ProductDetail & Page<ProductCard>>;
    if (productInfo?.id === productId) {
      const product = data as ProductDetail;
      const skus = Object.values(product.productValue);
      return itemOfProduct(
        product,
        now(),
        skus.find(({ id, sku }) => id === variant.attrId || sku === variant.sku),
      );
    }
    const card = Array.isArray(list) && list.find((entry) => entry.id === productId && 'listedOnStore' in entry);
    if (card) return itemOfCard(card, now());
  }
  return { id: `${productId}`, quantity: 1 };
}

/** The items of a checkout; `undefined` if it is not on the screen. */
export function knownCheckout({ screen }: Observed, preOrderNo: string): Goods | undefined {
  for (const { query, isBuiltIn, data } of screen.shown().values()) {
    if (!isBuiltIn || query[0] !== 'preOrder' || query[1] !== preOrderNo) continue;
    const { orderList, proTotalFee } = data as PreOrder;
    return { items: itemsOfMerchants(orderList), valueCents: proTotalFee };
  }
  return undefined;
}
