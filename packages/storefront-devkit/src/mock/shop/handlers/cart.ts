import { aCartGroup } from '../../fixtures/index.ts';
import type { MockHandlers } from '../../respond.ts';
import type { CartEntry } from '../account.ts';
import { addAll, addPieces, cartLine, cartOf } from '../cart.ts';
import { notFound } from '../refusals.ts';
import { signedIn } from '../request.ts';
import type { Shop } from '../shop.ts';
import { merchantName, refuseBeyondStock, stockOf, variantBySku, variantByValues } from '../variants.ts';

/** The cart: of guests by uuid, of accounts by their token. */
export function cartHandlers(shop: Shop): MockHandlers {
  const count = (cart: CartEntry[], isPieces: boolean) => ({
    count: isPieces ? cart.reduce((sum, { quantity }) => sum + quantity, 0) : cart.length,
  });
  const stockOfSku = (skuId: CartEntry['skuId']) => {
    const variant = variantBySku(shop, skuId);
    return variant ? stockOf(variant) : 0;
  };
  const isBuyable = (skuId: CartEntry['skuId']) => stockOfSku(skuId) > 0;
  return {
    'cart.count': (request) => {
      const entries = cartOf(shop, request, request.query.get('uuid')).filter(
        ({ skuId }) => `${isBuyable(skuId)}` === request.query.get('numType'),
      );
      return count(entries, request.query.get('type') === 'sum');
    },
    'cart.list': (request) => {
      const lines = cartOf(shop, request, request.query.get('uuid')).flatMap((entry) => {
        const variant = variantBySku(shop, entry.skuId);
        const isValid = `${isBuyable(entry.skuId)}` === request.query.get('isValid');
        return variant && isValid ? [{ merId: variant.product.productInfo.merId, line: cartLine(entry, variant) }] : [];
      });
      return [...new Set(lines.map(({ merId }) => merId))].map((merId) => {
        const cartInfoList = lines.filter((one) => one.merId === merId).map(({ line }) => line);
        return aCartGroup({ merId, merName: merchantName(shop, merId), cartInfoList });
      });
    },
    'cart.save': (request) => {
      const wanted = request.body.map(({ productId, productAttrUnique, cartNum }) => ({
        variant: variantBySku(shop, productAttrUnique, productId),
        pieces: cartNum,
      }));
      return addAll(shop, cartOf(shop, request, request.body[0]?.uuid), wanted);
    },
    'cart.saveSku': (request) => {
      const wanted = request.body.map(({ productId, sku, cartNum }) => ({
        variant: variantByValues(shop, productId, sku),
        pieces: cartNum,
      }));
      return addAll(shop, cartOf(shop, request, request.body[0]?.uuid), wanted);
    },
    'cart.setQuantity': (request) => {
      const { id, number, uuid } = request.body;
      const entry = cartOf(shop, request, uuid).find((candidate) => candidate.id === id);
      const variant = entry && variantBySku(shop, entry.skuId);
      if (!entry || !variant) throw notFound();
      refuseBeyondStock(variant, number);
      entry.quantity = number;
      return null;
    },
    'cart.remove': (request) => {
      const { ids, uuid } = request.body;
      const cart = cartOf(shop, request, uuid);
      const rest = cart.filter(({ id }) => !ids.includes(id));
      if (rest.length === cart.length) throw notFound();
      cart.splice(0, cart.length, ...rest);
      return null;
    },
    'cart.subscribe': ({ body }) => {
      shop.subscribers.add(body.email);
      return null;
    },
    'newsletter.subscribe': ({ query }) => {
      shop.subscribers.add(`${query.get('email')}`);
      return null;
    },
    'cart.changeVariant': (request) => {
      const { id, num, productId, unique } = request.body;
      const { cart } = signedIn(shop, request);
      const rest = cart.filter((entry) => entry.id !== id);
      if (rest.length === cart.length) throw notFound();
      addAll(shop, rest, [{ variant: variantBySku(shop, unique, productId), pieces: num }]);
      const changed = rest.find(({ skuId }) => skuId === unique);
      // It stays the same line, unless the cart had one of that variant already.
      if (changed && !cart.some((entry) => entry.id === changed.id)) changed.id = id;
      cart.splice(0, cart.length, ...rest);
      return null;
    },
    'cart.merge': (request) => {
      const { uuid } = request.body;
      const { cart } = signedIn(shop, request);
      for (const { skuId, quantity } of shop.guestCarts.get(uuid) ?? shop.guestCart) {
        const variant = variantBySku(shop, skuId);
        const held = cart.find((entry) => entry.skuId === skuId)?.quantity ?? 0;
        const pieces = Math.min(quantity, stockOfSku(skuId) - held);
        if (pieces > 0) addPieces(shop, cart, variant, pieces);
      }
      shop.guestCarts.set(uuid, []);
      return count(cart, true);
    },
  };
}
