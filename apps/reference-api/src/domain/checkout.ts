import { freightOf, preOrderExpiry, preOrderState } from '@promenade/storefront-hooks/domain';
import type { InputOf, PreOrder } from '@promenade/storefront-sdk/contract';
import type { CallContext } from '../contract/types.ts';
import type { Db, PreOrderLineRecord } from '../db/index.ts';
import { type ShopLanguages, textIn } from '../db/texts.ts';
import { notFound, Refused } from '../errors/refused.ts';
import { type AddressRow, addressesOf, addressOf } from '../repositories/addresses.ts';
import { linesOfOwner } from '../repositories/carts.ts';
import { insertPreOrder, type PreOrderRow, preOrderOf } from '../repositories/pre-orders.ts';
import { currencyOf } from '../repositories/shop-currency.ts';
import { skuIdsOf, skuOf, soldItems } from '../repositories/sold-items.ts';
import { addressText, toSnapshot } from './addresses.ts';
import { newNumber } from './order-numbers.ts';
import { shopperOf } from './principals.ts';
import { type Quote, quote } from './quote.ts';
import { isBuyable, itemTitle } from './sold-items.ts';
import { wholeName } from './whole-address.ts';

type Body = InputOf<'preorders.create'>['body'];

async function linesFromCart(call: CallContext, details: Body['orderDetails']): Promise<PreOrderLineRecord[]> {
  const owner = { kind: 'user', id: `${shopperOf(call)}` } as const;
  const own = new Map((await linesOfOwner(call.db, call.shop.id, owner)).map((line) => [line.id, line]));
  const wanted = new Map(details.map((detail) => [detail.shoppingCartId, detail.shoppingCartKey]));
  return [...wanted].map(([id, key]) => {
    const line = own.get(id ?? 0);
    if (!line || (key !== undefined && key !== line.unique_key)) throw notFound();
    return { productId: line.product_id, skuId: line.sku_id, quantity: line.quantity, cartLineId: line.id };
  });
}

async function lineToBuyNow({ db, shop }: CallContext, [detail]: Body['orderDetails']): Promise<PreOrderLineRecord[]> {
  const { productId = 0, attrValueId = 0, productNum = 1 } = detail ?? {};
  const sku = await skuOf(db, shop.id, productId, { id: attrValueId });
  if (!sku) throw notFound();
  return [{ productId, skuId: sku.id, quantity: productNum, cartLineId: null }];
}

/** Opens a checkout; its lines are fixed now, its prices when it is looked at and when it is ordered. */
export async function openCheckout(call: CallContext, { preOrderType: kind, orderDetails }: Body): Promise<string> {
  const lines = await (kind === 'buyNow' ? lineToBuyNow(call, orderDetails) : linesFromCart(call, orderDetails));
  return openCheckoutOf({ ...call, userId: shopperOf(call) }, kind, lines);
}

/** Opens a checkout of lines that are known already. */
export async function openCheckoutOf(
  { db, shop, now, languages, userId }: Pick<CallContext, 'db' | 'shop' | 'now' | 'languages'> & { userId: number },
  kind: Body['preOrderType'],
  lines: PreOrderLineRecord[],
): Promise<string> {
  refuseUnbuyable(await itemsOf(db, lines), languages);
  const preOrderNo = newNumber('PO');
  await insertPreOrder(db, {
    pre_order_no: preOrderNo,
    store_id: shop.id,
    user_id: userId,
    kind,
    lines: JSON.stringify(lines),
    expires_at: preOrderExpiry(now),
    consumed_at: null,
    created_at: now,
  });
  return preOrderNo;
}

/** The requested variants with their current data. */
export async function itemsOf(db: Db, lines: readonly PreOrderLineRecord[]) {
  const items = await soldItems(
    db,
    lines.map(({ skuId }) => skuId),
  );
  return lines.map((line) => {
    const item = items.get(line.skuId);
    if (!item) throw notFound();
    return { ...line, item };
  });
}

type WantedItems = Awaited<ReturnType<typeof itemsOf>>;

/** Refuses what cannot be bought any more, and says which line that is. */
export function refuseUnbuyable(wanted: WantedItems, languages: ShopLanguages): void {
  for (const { item, quantity } of wanted) if (!isBuyable(item, quantity)) throw unbuyable(item, languages);
}

/** The refusal for a line that cannot be bought. */
export function unbuyable(item: WantedItems[number]['item'], languages: ShopLanguages): Refused {
  const values = { name: itemTitle(item, languages), stock: item.stock };
  if (!item.onSale) return new Refused(400, 'noLongerSold', { values });
  return new Refused(400, item.stock > 0 ? 'onlyLeft' : 'soldOut', { values });
}

/**
 * Current prices of variants, by the rule by which they would be ordered.
 * @throws Refused 404 for a variant that the shop does not have, 400 if the variant cannot be bought in its quantity.
 */
export async function quoteVariants(
  { db, shop, now, languages }: CallContext,
  wanted: InputOf<'preorders.quote'>['body']['lines'],
): Promise<Quote> {
  const skuIds = await skuIdsOf(
    db,
    shop.id,
    wanted.map(({ productId, attrValueId }) => ({ productId, variant: { id: attrValueId } })),
  );
  const quantities = new Map<number, number>();
  for (const [place, { productNum }] of wanted.entries()) {
    const skuId = skuIds[place];
    if (skuId === undefined) throw notFound();
    quantities.set(skuId, (quantities.get(skuId) ?? 0) + productNum);
  }
  const items = await soldItems(db, [...quantities.keys()]);
  const lines = [...quantities].map(([skuId, quantity]) => {
    const item = items.get(skuId);
    if (!item) throw notFound();
    if (!isBuyable(item, quantity)) throw unbuyable(item, languages);
    return { item, quantity };
  });
  return quote(lines, now, currencyOf(shop));
}

function isOpen({ expires_at: expiresAt, consumed_at: orderedAt }: PreOrderRow, now: number): boolean {
  return preOrderState({ expiresAt, orderedAt }, now) === 'open';
}

/** A checkout that is still open, with its current price. */
export async function loadCheckout(
  { db, now, shop, ...call }: CallContext,
  preOrderNo: string,
): Promise<{ preOrder: PreOrderRow; quoted: Quote }> {
  const preOrder = await preOrderOf(db, shopperOf(call), preOrderNo);
  if (!preOrder || !isOpen(preOrder, now)) throw new Refused(404, 'checkoutGone');
  return { preOrder, quoted: quote(await itemsOf(db, preOrder.lines), now, currencyOf(shop)) };
}

/** The named address, which must be the shopper's own, or the default one if none is named. */
export async function deliveryAddress(
  { db, ...call }: CallContext,
  addressId: number | undefined,
): Promise<AddressRow | undefined> {
  const userId = shopperOf(call);
  if (addressId === undefined) return (await addressesOf(db, userId)).find(({ is_default }) => is_default);
  const address = await addressOf(db, userId, addressId);
  if (!address) throw notFound();
  return address;
}

/** An open checkout without coupon and points, which `preorders.computePrice` takes off it. */
export function toPreOrder(
  { preOrder, quoted, points }: { preOrder: PreOrderRow; quoted: Quote; points: number },
  address: AddressRow | undefined,
  { locale, languages }: Pick<CallContext, 'locale' | 'languages'>,
): PreOrder {
  return {
    proTotalFee: quoted.goodsCents,
    orderProNum: quoted.quantity,
    freightFee: quoted.freightCents,
    totalPrice: quoted.payCents,
    userCouponId: null,
    couponFee: 0,
    payFee: quoted.payCents,
    addressId: address?.id ?? null,
    realName: address ? wholeName(address) : null,
    phone: address?.phone ?? null,
    detail: address ? addressText(toSnapshot(address), locale) : null,
    country: address?.country ?? null,
    email: address?.email ?? null,
    remark: null,
    cartIdList: preOrder.lines.flatMap(({ cartLineId }) => cartLineId ?? []),
    userIntegral: points,
    expiresAt: preOrder.expires_at,
    orderList: quoted.parts.map((part) => ({
      merId: part.merchantId,
      merName: part.merchantName,
      orderInfoList: part.lines.map(({ item, quantity, unitCents }) => ({
        productId: item.productId,
        productName: textIn(item.name, languages),
        attrValueId: item.skuId,
        image: item.image,
        sku: textIn(item.sku, languages),
        price: unitCents,
        payNum: quantity,
        weight: item.weightGrams / 1000,
        volume: 0,
        postage: freightOf([{ isShippingIncluded: item.isShippingIncluded, unitCents, quantity: 1 }]),
        isShippingIncluded: item.isShippingIncluded,
        isWithdrawable: item.isWithdrawable,
      })),
    })),
  };
}
