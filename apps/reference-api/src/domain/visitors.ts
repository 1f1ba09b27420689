import { randomBytes } from 'node:crypto';
import type { InputOf, LoginResult, MasterOrder, OrderCreated, OrderDetail } from '@promenade/storefront-sdk/contract';
import type { CallContext } from '../contract/types.ts';
import type { Row } from '../db/index.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors/refused.ts';
import { linesOfOrders, merchantOrderOf, merchantOrdersOf, orderById, orderOf } from '../repositories/orders.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { hasProvenEmail, plainEmail, userById } from '../repositories/users.ts';
import {
  insertVisitor,
  orderByToken,
  proveOrderEmail,
  setOrderTokens,
  visitorByIdentity,
} from '../repositories/visitors.ts';
import { loginResult } from './login-results.ts';
import { hashOfSecret, mailToken, visitorToken } from './order-links.ts';
import { toMasterOrder, toOrderDetail } from './order-views.ts';
import { placeOrder } from './place-order.ts';
import { shopperOf } from './principals.ts';
import { logisticsOfPart } from './shipping.ts';

/** Signs somebody in who buys without an account, as a new visitor each time, whatever the address. */
export async function enterAsVisitor(
  deps: Deps,
  call: CallContext,
  { email: address, phone, countryCode }: InputOf<'login.asVisitor'>['body'],
): Promise<LoginResult> {
  const { db, shop, now, locale } = call;
  const email = plainEmail(address);
  const identity = randomBytes(24).toString('base64url');
  const visitor = await insertVisitor(db, {
    store_id: shop.id,
    email,
    password_hash: null,
    nickname: email.split('@')[0] ?? email,
    avatar: '',
    phone: phone === undefined ? null : [countryCode, phone].filter(Boolean).join(' '),
    kind: 'visitor',
    identity_hash: hashOfSecret(identity),
    locale,
    created_at: now,
    updated_at: now,
  });
  return loginResult(deps, call, visitor, identity);
}

/** Places an order; a visitor is given, this once, the token that opens it without a sign-in. */
export function placeOrderFor(
  deps: Deps,
  call: CallContext,
  body: InputOf<'orders.create'>['body'],
): Promise<OrderCreated> {
  return inTransaction(call.db, async (tx) => {
    const user = await userById(tx, shopperOf(call));
    if (!user) throw notFound();
    const orderNo = await placeOrder(deps, { ...call, db: tx }, user, body);
    const isVisitor = user.kind === 'visitor';
    if (!isVisitor && hasProvenEmail(user)) return { orderNo };
    const token = visitorToken(deps, orderNo);
    await setOrderTokens(tx, orderNo, {
      guest_token_hash: isVisitor ? hashOfSecret(token) : null,
      mail_token_hash: hashOfSecret(mailToken(deps, orderNo)),
    });
    return { orderNo, ...(isVisitor && { visitorToken: token }) };
  });
}

async function ownerOf({ db }: CallContext, identity: string): Promise<number> {
  const visitor = await visitorByIdentity(db, hashOfSecret(identity));
  if (!visitor) throw notFound();
  return visitor.id;
}

async function masterOrder({ db, locale }: CallContext, order: Row<'orders'> | undefined): Promise<MasterOrder> {
  if (!order) throw notFound();
  return toMasterOrder(order, await merchantOrdersOf(db, [order.id]), await linesOfOrders(db, [order.id]), locale);
}

/** A whole checkout of the visitor who holds this secret. */
export async function visitorMasterOrder(
  call: CallContext,
  { orderNo, identity }: InputOf<'visitors.masterDetail'>['query'],
): Promise<MasterOrder> {
  return masterOrder(call, await orderOf(call.db, await ownerOf(call, identity), orderNo));
}

/** A merchant's order of the visitor who holds this secret, with its parcel. */
export async function visitorOrder(
  call: CallContext,
  { orderNo, identity }: InputOf<'visitors.detail'>['query'],
): Promise<OrderDetail> {
  const { db, locale } = call;
  const part = await merchantOrderOf(db, await ownerOf(call, identity), orderNo);
  if (!part) throw notFound();
  const order = await orderById(db, part.order_id);
  const detail = toOrderDetail(order, part, await linesOfOrders(db, [order.id]), locale);
  const parcel = await logisticsOfPart(call, part);
  return parcel ? { ...detail, expressInfo: parcel } : detail;
}

/**
 * The checkout that a visitor's token opens. The one that only the mail tells proves that the mail was read, so what becomes
 * of the order is written there too; whose account placed it, it does not prove, for anybody can name any address.
 */
export async function reopenOrder(call: CallContext, token: string): Promise<MasterOrder> {
  const hash = hashOfSecret(token);
  const order = await orderByToken(call.db, hash);
  const answer = await masterOrder(call, order);
  if (order?.mail_token_hash === hash) await proveOrderEmail(call.db, order.id, call.now);
  return answer;
}
