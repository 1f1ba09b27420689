import type { ProductDetail, ProductSku } from '../../contract/index.ts';
import type { Shop } from './shop.ts';

/** A variant with its product. */
export interface Ware {
  product: ProductDetail;
  sku: ProductSku;
}

const waresOf = (product: ProductDetail): Ware[] =>
  Object.values(product.productValue).map((sku) => ({ product, sku }));

/** A variant by its number; of the product that is named, where one is. */
export function wareBySku(shop: Shop, skuId: number, productId?: number): Ware | undefined {
  return shop.products
    .flatMap(waresOf)
    .find(({ product, sku }) => sku.id === skuId && (productId === undefined || product.productInfo.id === productId));
}

/** A variant by its joined attribute values. */
export function wareByValues(shop: Shop, productId: number, values: string): Ware | undefined {
  return shop.products
    .flatMap(waresOf)
    .find(({ product, sku }) => product.productInfo.id === productId && sku.sku === values);
}

/** Price of one piece in cents: the variant's, less a running discount, rounded half up. */
export function unitPrice({ product, sku }: Ware, now: number): number {
  const { discount, discountExpiry } = product.productInfo;
  const isRunning = discount !== null && discountExpiry !== null && discountExpiry > now;
  return isRunning ? Math.round((sku.price * (100 - discount)) / 100) : sku.price;
}

/** Puts pieces back, or takes them with a negative number. */
export function restock({ product, sku }: Ware, pieces: number): void {
  sku.stock += pieces;
  product.productInfo.stock += pieces;
}

export function merchantName(shop: Shop, merchantId: number): string {
  return shop.merchants.find(({ id }) => id === merchantId)?.name ?? '';
}
