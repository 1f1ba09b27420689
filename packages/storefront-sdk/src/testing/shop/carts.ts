import type { CartLine } from '../../contract/index.ts';
import { aCartGroup, aCartLine } from '../fixtures/index.ts';
import { type MockAnswers, MockFailure, type MockRequest } from '../respond.ts';
import { isSignedIn, missing } from './request.ts';
import { merchantName, unitPrice, type Ware, wareBySku, wareByValues } from './shelf.ts';
import type { CartEntry, Shop } from './shop.ts';

/** The cart of the account, else the one of the guest whose uuid the request carries. */
export function cartOf(shop: Shop, request: MockRequest, uuid?: string | null): CartEntry[] {
  const key = isSignedIn(shop, request) ? 'account' : uuid;
  if (!key)
    throw new MockFailure(400, 'The cart needs its id or a signed-in shopper', { uuid: 'Expected to be there' });
  const cart = shop.carts.get(key) ?? (key === 'account' ? [] : structuredClone(shop.guestCart));
  shop.carts.set(key, cart);
  return cart;
}

/** Puts pieces of a variant into a cart, onto the line that exists; refuses more than the stock. */
function put(shop: Shop, cart: CartEntry[], ware: Ware | undefined, pieces: number): void {
  if (!ware) throw missing();
  const { id, stock } = ware.sku;
  const entry = cart.find(({ skuId }) => skuId === id);
  if ((entry?.quantity ?? 0) + pieces > stock) throw tooMany(ware);
  if (entry) entry.quantity += pieces;
  else cart.push(entryOf(shop, ware, pieces));
}

/** A new line of a cart, at the price of the moment. */
export function entryOf(shop: Shop, ware: Ware, quantity: number): CartEntry {
  const { sku, product } = ware;
  const priceWhenAdded = unitPrice(ware, shop.now());
  return { id: shop.nextId(), productId: product.productInfo.id, skuId: sku.id, quantity, priceWhenAdded };
}

/** Puts all of it, or nothing where one piece is too many. */
function putAll(shop: Shop, cart: CartEntry[], wanted: readonly { ware: Ware | undefined; pieces: number }[]): null {
  const trial = structuredClone(cart);
  for (const { ware, pieces } of wanted) put(shop, trial, ware, pieces);
  cart.splice(0, cart.length, ...trial);
  return null;
}

export const tooMany = ({ product, sku }: Ware) =>
  new MockFailure(400, `Only ${sku.stock} left of ${product.productInfo.storeName}`);

function lineOf(entry: CartEntry, { product, sku }: Ware): CartLine {
  const { slug, uniqueKey, storeName, discount, discountExpiry, landingPage, listedOnStore } = product.productInfo;
  return aCartLine({
    ...{ slug, storeName, discount, discountExpiry, landingPage, listedOnStore },
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
    attrStatus: sku.stock > 0,
    isShippingIncluded: product.productInfo.isShippingIncluded,
    priceWhenAdded: entry.priceWhenAdded,
  });
}

/** The cart: of guests by uuid, of the account by its token. */
export function cartAnswers(shop: Shop): MockAnswers {
  const count = (cart: CartEntry[], pieces: boolean) => ({
    count: pieces ? cart.reduce((sum, { quantity }) => sum + quantity, 0) : cart.length,
  });
  return {
    'cart.count': (request) =>
      count(cartOf(shop, request, request.query.get('uuid')), request.query.get('type') === 'sum'),
    'cart.list': (request) => {
      const wares = cartOf(shop, request, request.query.get('uuid')).flatMap((entry) => {
        const ware = wareBySku(shop, entry.skuId);
        const isValid = `${(ware?.sku.stock ?? 0) > 0}` === request.query.get('isValid');
        return ware && isValid ? [{ merId: ware.product.productInfo.merId, line: lineOf(entry, ware) }] : [];
      });
      return [...new Set(wares.map(({ merId }) => merId))].map((merId) => {
        const cartInfoList = wares.filter((ware) => ware.merId === merId).map(({ line }) => line);
        return aCartGroup({ merId, merName: merchantName(shop, merId), cartInfoList });
      });
    },
    'cart.save': (request) => {
      const wanted = request.body.map(({ productId, productAttrUnique, cartNum }) => ({
        ware: wareBySku(shop, productAttrUnique, productId),
        pieces: cartNum,
      }));
      return putAll(shop, cartOf(shop, request, request.body[0]?.uuid), wanted);
    },
    'cart.saveSku': (request) => {
      const wanted = request.body.map(({ productId, sku, cartNum }) => ({
        ware: wareByValues(shop, productId, sku),
        pieces: cartNum,
      }));
      return putAll(shop, cartOf(shop, request, request.body[0]?.uuid), wanted);
    },
    'cart.num': (request) => {
      const { id, number, uuid } = request.body;
      const entry = cartOf(shop, request, uuid).find((candidate) => candidate.id === id);
      const ware = entry && wareBySku(shop, entry.skuId);
      if (!entry || !ware) throw missing();
      if (number > ware.sku.stock) throw tooMany(ware);
      entry.quantity = number;
      return null;
    },
    'cart.delete': (request) => {
      const { ids, uuid } = request.body;
      const cart = cartOf(shop, request, uuid);
      const rest = cart.filter(({ id }) => !ids.includes(id));
      if (rest.length === cart.length) throw missing();
      cart.splice(0, cart.length, ...rest);
      return null;
    },
    'cart.reset': (request) => {
      const { id, num, productId, unique } = request.body;
      const cart = cartOf(shop, request);
      const rest = cart.filter((entry) => entry.id !== id);
      if (rest.length === cart.length) throw missing();
      putAll(shop, rest, [{ ware: wareBySku(shop, unique, productId), pieces: num }]);
      const changed = rest.find(({ skuId }) => skuId === unique);
      // It stays the same line, unless the cart had one of that variant already.
      if (changed && !cart.some((entry) => entry.id === changed.id)) changed.id = id;
      cart.splice(0, cart.length, ...rest);
      return null;
    },
    'cart.merge': (request) => {
      const { uuid } = request.body;
      const account = cartOf(shop, request);
      for (const { skuId, quantity } of shop.carts.get(uuid) ?? shop.guestCart) {
        const ware = wareBySku(shop, skuId);
        const there = account.find((entry) => entry.skuId === skuId)?.quantity ?? 0;
        const pieces = Math.min(quantity, (ware?.sku.stock ?? 0) - there);
        if (pieces > 0) put(shop, account, ware, pieces);
      }
      shop.carts.set(uuid, []);
      return count(account, true);
    },
  };
}
