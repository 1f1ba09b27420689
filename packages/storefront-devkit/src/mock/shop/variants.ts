import { priceOf } from '@promenade/storefront-hooks/domain';
import type { ProductDetail, ProductSku } from '@promenade/storefront-sdk/contract';
import { refused } from './refusals.ts';
import type { Shop } from './shop.ts';

/** A variant with its product. */
export interface Variant {
  product: ProductDetail;
  sku: ProductSku;
  /** Whether the product is still sold. */
  isSold: boolean;
}

const variantsOf = ({ products, discontinued }: Shop): Variant[] =>
  [...products, ...discontinued].flatMap((product) =>
    Object.values(product.productValue).map((sku) => ({ product, sku, isSold: products.includes(product) })),
  );

/** Units of a variant that can be bought. */
export const stockOf = ({ sku, isSold }: Variant): number => (isSold ? sku.stock : 0);

/** A variant by its id, of the given product if there is one. */
export function variantBySku(shop: Shop, skuId: number, productId?: number): Variant | undefined {
  return variantsOf(shop).find(
    ({ product, sku }) => sku.id === skuId && (productId === undefined || product.productInfo.id === productId),
  );
}

/** A variant by its joined attribute values. */
export function variantByValues(shop: Shop, productId: number, values: string): Variant | undefined {
  return variantsOf(shop).find(({ product, sku }) => product.productInfo.id === productId && sku.sku === values);
}

/** Unit price in cents. */
export function priceOfVariant({ product, sku }: Variant, now: number): number {
  const { productInfo, storePrice, variantPrice } = product;
  return priceOf({ ...productInfo, storePrice, variantPrice, skuId: sku.id, skuPrice: sku.price }, now).nowCents;
}

/** Unit price of a product in lists, in cents. */
export function priceOfProduct({ productInfo, storePrice }: ProductDetail, now: number): number {
  return priceOf({ ...productInfo, storePrice }, now).nowCents;
}

/** Adds to the stock, or takes from it with a negative number. */
export function restock({ product, sku }: Variant, pieces: number): void {
  sku.stock += pieces;
  product.productInfo.stock += pieces;
}

export function refuseBeyondStock(variant: Variant, pieces: number): void {
  const { product, sku, isSold } = variant;
  if (pieces <= stockOf(variant)) return;
  const { storeName } = product.productInfo;
  if (!isSold) throw refused(`${storeName} is no longer sold`);
  throw refused(sku.stock > 0 ? `Only ${sku.stock} left of ${storeName}` : `${storeName} is sold out`);
}

export function merchantName(shop: Shop, merchantId: number): string {
  return shop.merchants.find(({ id }) => id === merchantId)?.name ?? '';
}
