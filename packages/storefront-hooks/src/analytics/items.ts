import type { CartLine, PreOrderLine, ProductCard, ProductDetail, ProductSku } from '@promenade/storefront-sdk';
import { priceOf } from '../domain/price.ts';
import { priceOfLine } from '../domain/totals.ts';
import type { AnalyticsItem, EventFacts } from './events.ts';

/** Items and their value, the facts of most events. */
export type Goods = Pick<EventFacts, 'items' | 'valueCents'>;

/** Returns items with their total value, which is `undefined` if a price is not known. */
export function goods(items: readonly AnalyticsItem[]): Goods {
  const isKnown = items.every(({ priceCents }) => priceCents !== undefined);
  const sum = items.reduce((total, { priceCents = 0, quantity }) => total + priceCents * quantity, 0);
  return { items, valueCents: isKnown ? sum : undefined };
}

/** A backend may send a product without a price that can be read. */
const known = (cents: number) => (Number.isNaN(cents) ? undefined : cents);

/** Converts a product of a list. @param now The time of the price, in epoch ms. */
export function itemOfCard(card: ProductCard, now: number): AnalyticsItem {
  return { id: `${card.id}`, name: card.storeName, priceCents: known(priceOf(card, now).nowCents), quantity: 1 };
}

/** Converts the product of a product page, or one of its variants. @param now The time of the price, in epoch ms. */
export function itemOfProduct(product: ProductDetail, now: number, sku?: ProductSku): AnalyticsItem {
  const { productInfo, storePrice, variantPrice, merchantInfo } = product;
  const price = priceOf({ ...productInfo, storePrice, variantPrice, skuId: sku?.id, skuPrice: sku?.price }, now);
  return {
    id: `${productInfo.id}`,
    name: productInfo.storeName,
    variant: sku?.sku || undefined,
    merchant: merchantInfo.name || undefined,
    priceCents: known(price.nowCents),
    quantity: 1,
  };
}

/** Converts a quantity of a cart line. */
export function itemOfCartLine(
  line: CartLine,
  { merchant, quantity, now }: { merchant: string; quantity: number; now: number },
): AnalyticsItem {
  return {
    id: `${line.productId}`,
    name: line.storeName,
    variant: line.suk || undefined,
    merchant: merchant || undefined,
    priceCents: known(priceOfLine(line, now).nowCents),
    quantity,
  };
}

type OrderedLine = Pick<PreOrderLine, 'productId' | 'productName' | 'sku' | 'price' | 'payNum'>;

/** Converts the lines of a checkout or an order. */
export function itemsOfMerchants(
  merchants: readonly { merName: string; orderInfoList: readonly OrderedLine[] }[],
): AnalyticsItem[] {
  return merchants.flatMap(({ merName, orderInfoList }) =>
    orderInfoList.map(({ productId, productName, sku, price, payNum }) => ({
      id: `${productId}`,
      name: productName,
      variant: sku || undefined,
      merchant: merName || undefined,
      priceCents: price,
      quantity: payNum,
    })),
  );
}
