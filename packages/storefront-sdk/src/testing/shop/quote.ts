import type { PreOrder } from '../../contract/index.ts';
import { missing } from './request.ts';
import { merchantName, unitPrice, type Ware, wareBySku } from './shelf.ts';
import type { Checkout, Shop } from './shop.ts';

export interface QuoteLine {
  ware: Ware;
  quantity: number;
  /** Price of one piece in cents. */
  price: number;
}

/** Lines of one merchant. */
export interface QuotePart {
  merId: number;
  merName: string;
  lines: QuoteLine[];
}

/** What a checkout costs at the moment, in cents. Delivery is free in this shop. */
export interface Quote {
  parts: QuotePart[];
  pieces: number;
  goods: number;
}

/** Pieces and price of some lines. */
export function sumOf(lines: readonly QuoteLine[]): { pieces: number; goods: number } {
  return {
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    goods: lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0),
  };
}

export function quoteOf(shop: Shop, { entries }: Checkout): Quote {
  const lines = entries.map(({ skuId, quantity }) => {
    const ware = wareBySku(shop, skuId);
    if (!ware) throw missing();
    return { ware, quantity, price: unitPrice(ware, shop.now()) };
  });
  const merchants = [...new Set(lines.map(({ ware }) => ware.product.productInfo.merId))];
  const parts = merchants.map((merId) => ({
    merId,
    merName: merchantName(shop, merId),
    lines: lines.filter(({ ware }) => ware.product.productInfo.merId === merId),
  }));
  return { parts, ...sumOf(lines) };
}

/** A part as the open checkout lists it. */
export function openPart({ merId, merName, lines }: QuotePart): PreOrder['orderList'][number] {
  const orderInfoList = lines.map(({ ware: { product, sku }, quantity, price }) => ({
    productId: product.productInfo.id,
    productName: product.productInfo.storeName,
    attrValueId: sku.id,
    image: sku.image,
    sku: sku.sku,
    price,
    payNum: quantity,
    isShippingIncluded: product.productInfo.isShippingIncluded,
  }));
  return { merId, merName, orderInfoList };
}
