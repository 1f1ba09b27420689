import { type CallContext, contractRoutes } from '../contract/types.ts';
import type { Db } from '../db/index.ts';
import type { Deps } from '../deps.ts';
import { resetLine } from '../domain/cart-variants.ts';
import { addToCart, cartCount, cartGroups, changeQuantity, mergeGuestCart, removeFromCart } from '../domain/carts.ts';
import { cartWithLowestPrices } from '../domain/lowest-prices.ts';
import { subscribeTo } from '../domain/newsletter.ts';
import { cartOwnerOf, shopperOf } from '../domain/principals.ts';
import { notFound, Refused } from '../errors/refused.ts';
import { skuIdsOf, type VariantName } from '../repositories/sold-items.ts';

/** The cart that all entries of a body name; one body cannot write to two. */
function uuidOf(entries: readonly { uuid?: string | undefined }[]): string | undefined {
  const uuid = entries[0]?.uuid;
  if (entries.some((entry) => entry.uuid !== uuid)) throw new Refused(400, 'badParameter');
  return uuid;
}

type Wanted = { productId: number; cartNum: number };

async function resolve<Entry extends Wanted>(
  db: Db,
  storeId: number,
  entries: readonly Entry[],
  variantOf: (entry: Entry) => VariantName,
): Promise<{ skuId: number; quantity: number }[]> {
  const variants = entries.map((entry) => ({ productId: entry.productId, variant: variantOf(entry) }));
  const skuIds = await skuIdsOf(db, storeId, variants);
  return entries.map(({ cartNum: quantity }, index) => {
    const skuId = skuIds[index];
    if (skuId === undefined) throw notFound();
    return { skuId, quantity };
  });
}

export const cartRoutes = (deps: Deps) => {
  const { limiter } = deps;
  const newGuestCarts = ({ ip }: CallContext) => limiter.limitsOf('guestCart', ip);
  return contractRoutes('cart', {
    count: async (call) => {
      const owner = cartOwnerOf(call, call.query.uuid);
      return { count: await cartCount(call.db, call.shop.id, owner, call.query.numType, call.query.type) };
    },
    list: async (call) => {
      const owner = cartOwnerOf(call, call.query.uuid);
      const groups = await cartGroups(call.db, call.shop.id, owner, call.query.isValid, call.languages);
      return cartWithLowestPrices(call, groups);
    },
    save: async (call) => {
      const { body, db, shop } = call;
      const owner = cartOwnerOf(call, uuidOf(body));
      const wanted = await resolve(db, shop.id, body, ({ productAttrUnique: id }) => ({ id }));
      await addToCart(db, shop.id, owner, wanted, { ...call, newGuestCartLimits: newGuestCarts(call) });
      return null;
    },
    saveSku: async (call) => {
      const { body, db, shop } = call;
      const owner = cartOwnerOf(call, uuidOf(body));
      const wanted = await resolve(db, shop.id, body, ({ sku: values }) => ({ values }));
      await addToCart(db, shop.id, owner, wanted, { ...call, newGuestCartLimits: newGuestCarts(call) });
      return null;
    },
    setQuantity: async (call) => {
      await changeQuantity(call.db, call.shop.id, cartOwnerOf(call, call.body.uuid), call.body, call);
      return null;
    },
    remove: async (call) => {
      await removeFromCart(call.db, call.shop.id, cartOwnerOf(call, call.body.uuid), call.body.ids);
      return null;
    },
    subscribe: async (call) => {
      await subscribeTo(deps, call, { ...call.body, source: 'cart' });
      return null;
    },
    changeVariant: async (call) => {
      await resetLine(call, call.body);
      return null;
    },
    merge: async (call) => {
      const { db, shop, now, body } = call;
      const userId = shopperOf(call);
      await mergeGuestCart(db, shop.id, { uuid: body.uuid, userId }, now);
      return { count: await cartCount(db, shop.id, { kind: 'user', id: `${userId}` }, true, 'sum') };
    },
  });
};
