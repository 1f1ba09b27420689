import { randomBytes } from 'node:crypto';
import type {
  InputOf,
  LoginResult,
  MasterOrder,
  OrderDetail,
  WithdrawalReceipt,
} from '@promenade/storefront-sdk/contract';
import type { CallContext } from '../contract/types.ts';
import type { Row } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import { notFound } from '../errors/refused.ts';
import { linesOfOrders, merchantOrderOf, merchantOrdersOf, orderById, orderOf } from '../repositories/orders.ts';
import { awaitedPayments } from '../repositories/payments.ts';
import { plainEmail } from '../repositories/users.ts';
import { insertVisitor, orderByToken, proveOrderEmail, visitorByIdentity } from '../repositories/visitors.ts';
import { calledPhone } from './addresses.ts';
import { diallingCode } from './codes.ts';
import { loginResult } from './login-results.ts';
import { hashOfSecret } from './order-links.ts';
import { toMasterOrder, toOrderDetail } from './order-views.ts';
import { logisticsOfPart } from './shipping.ts';
import { declareWithdrawal } from './withdrawals.ts';

/** Signs in a shopper without an account, as a new visitor each time, whatever the address. */
export async function enterAsVisitor(
  deps: DomainDeps,
  call: CallContext,
  { email: address, phone, countryCode }: InputOf<'login.asGuest'>['body'],
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
    phone: phone ? calledPhone([countryCode && diallingCode(countryCode), phone].filter(Boolean).join(' ')) : null,
    kind: 'visitor',
    identity_hash: hashOfSecret(identity),
    locale,
    created_at: now,
    updated_at: now,
  });
  return loginResult(deps, call, visitor, identity);
}

async function ownerOf({ db, shop }: CallContext, identity: string): Promise<number> {
  const visitor = await visitorByIdentity(db, shop.id, hashOfSecret(identity));
  if (!visitor) throw notFound();
  return visitor.id;
}

/** A whole checkout, as its shopper sees it. */
export async function masterOrder(
  call: Pick<CallContext, 'db' | 'shop' | 'languages' | 'now'>,
  order: Row<'orders'> | undefined,
): Promise<MasterOrder> {
  if (!order) throw notFound();
  const { db } = call;
  const [parts, lines] = [await merchantOrdersOf(db, [order.id]), await linesOfOrders(db, [order.id])];
  const awaited = (await awaitedPayments(db, [order.id]))(order.id);
  return toMasterOrder(order, parts, lines, { ...call, awaited });
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
  const { db } = call;
  const part = await merchantOrderOf(db, await ownerOf(call, identity), orderNo);
  if (!part) throw notFound();
  const order = await orderById(db, part.order_id);
  const awaited = (await awaitedPayments(db, [order.id]))(order.id);
  const detail = toOrderDetail(order, part, await linesOfOrders(db, [order.id]), { ...call, awaited });
  const parcel = await logisticsOfPart(call, part);
  return parcel ? { ...detail, expressInfo: parcel } : detail;
}

/**
 * The checkout that a visitor's token opens. The token in the mail verifies that the mail was read, so later mails of the
 * order are sent there too. It does not verify the account that placed the order, since an order may name any address.
 */
export async function reopenOrder(call: CallContext, token: string): Promise<MasterOrder> {
  return masterOrder(call, await openedOrder(call, token));
}

async function openedOrder(call: CallContext, token: string): Promise<Row<'orders'>> {
  const hash = hashOfSecret(token);
  const order = await orderByToken(call.db, call.shop.id, hash);
  if (!order) throw notFound();
  if (order.mail_token_hash === hash) await proveOrderEmail(call.db, order.id, call.now);
  return order;
}

/** Withdraws from a purchase with the token of its order; see {@link reopenOrder}. */
export async function withdrawByToken(
  deps: DomainDeps,
  call: CallContext,
  { token, ...body }: InputOf<'visitors.withdraw'>['body'],
): Promise<WithdrawalReceipt> {
  const order = await openedOrder(call, token);
  const part = (await merchantOrdersOf(call.db, [order.id])).find(({ order_no }) => order_no === body.orderNo);
  if (!part) throw notFound();
  return declareWithdrawal(deps, call, part, body);
}
