import type { CartLine } from '@promenade/storefront-sdk/contract';
import { aCartLine } from '../fixtures/index.ts';
import { MockFailure, type MockRequest } from '../respond.ts';
import type { CartEntry } from './account.ts';
import { notFound } from './refusals.ts';
import { accountOf } from './request.ts';
import type { Shop } from './shop.ts';
import { priceOfVariant, refuseBeyondStock, stockOf, type Variant } from './variants.ts';

/** The cart of the account, or of the guest with the uuid of the request. */
export function cartOf(shop: Shop, request: MockRequest, uuid?: string | null): CartEntry[] {
  const account = accountOf(shop, request);
  if (account) return account.cart;
  if (!uuid) {
    const message = 'The cart needs its id or a signed-in shopper';
    throw new MockFailure(400, message, { uuid: 'Expected to be there' });
  }
  const cart = shop.guestCarts.get(uuid) ?? structuredClone(shop.guestCart);
  shop.guestCarts.set(uuid, cart);
  return cart;
}

/** Adds a quantity of a variant to a cart, onto the existing line. Throws 400 beyond the stock. */
export function addPieces(shop: Shop, cart: CartEntry[], variant: Variant | undefined, pieces: number): void {
  if (!variant) throw notFound();
  const entry = cart.find(({ skuId }) => skuId === variant.sku.id);
  refuseBeyondStock(variant, (entry?.quantity ?? 0) + pieces);
  if (entry) entry.quantity += pieces;
  else cart.push(cartEntry(shop, variant, pieces));
}

/** A new line of a cart, at the current price. */
export function cartEntry(shop: Shop, variant: Variant, quantity: number): CartEntry {
  const { sku, product } = variant;
  const priceWhenAdded = priceOfVariant(variant, shop.now());
  return { id: shop.nextId(), productId: product.productInfo.id, skuId: sku.id, quantity, priceWhenAdded };
}

/** Adds all of it, or nothing if one quantity is beyond the stock. */
export function addAll(
  shop: Shop,
  cart: CartEntry[],
  wanted: readonly { variant: Variant | undefined; pieces: number }[],
): null {
  const changed = structuredClone(cart);
  for (const { variant, pieces } of wanted) addPieces(shop, changed, variant, pieces);
  cart.splice(0, cart.length, ...changed);
  return null;
}

export function cartLine(entry: CartEntry, variant: Variant): CartLine {
  const { product, sku } = variant;
  const { productInfo, storePrice, variantPrice } = product;
  const { slug, uniqueKey, storeName, discount, discountExpiry, landingPage, listedOnStore } = productInfo;
  return aCartLine({
    ...{ slug, storeName, storePrice, variantPrice, discount, discountExpiry, landingPage, listedOnStore },
    id: entry.id,
    uniqueKey: `line-${entry.id}`,
    cartNum: entry.quantity,
    stock: sku.stock,
    price: sku.price,
    image: sku.image,
    suk: sku.sku,
    attrId: sku.id,
    productUniqueKey: uniqueKey,
    productAttr: { stock: sku.stock },
    productId: entry.productId,
    productAttrUnique: `${sku.id}`,
    attrStatus: stockOf(variant) > 0,
    isShippingIncluded: productInfo.isShippingIncluded,
    priceWhenAdded: entry.priceWhenAdded,
  });
}
