import { safeReturnPath } from '@promenade/storefront-hooks/domain';
import type { InputOf, PayResult, PayStatus } from '@promenade/storefront-sdk/contract';
import type { CallContext } from '../contract/types.ts';
import type { Db, PaymentDetails } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import { message } from '../errors/messages.ts';
import { badField, notFound, Refused } from '../errors/refused.ts';
import type { PaymentAdapter, PaymentStarted, ReturnPages } from '../payments/adapter.ts';
import { holdOrder, type OrderRow, orderOf } from '../repositories/orders.ts';
import { noteDecline } from '../repositories/payment-transitions.ts';
import {
  insertPayment,
  isProcessing,
  lastPaymentOf,
  openPaymentOf,
  type PaymentRow,
  startedPayments,
} from '../repositories/payments.ts';
import { currencyOf } from '../repositories/shop-currency.ts';
import { shopHosts } from '../repositories/shops.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { askWhileShopperWaits } from './ask-provider.ts';
import { provenShopper } from './email-verification.ts';
import { shopperOf } from './principals.ts';
import { settlePayment } from './settle-payment.ts';
import { shopOrigin } from './shop-origin.ts';
import { storefrontPages } from './storefront-pages.ts';

type Body = Pick<InputOf<'payments.pay'>['body'], 'orderNo' | 'payType' | 'payChannel' | 'hostName' | 'resultPath'>;

/**
 * The origin to which a shopper returns after paying. The caller may choose among the shop's own hosts and its allowed
 * storefronts; with any other origin, a payment could end on an attacker's page. The default is the calling storefront, or
 * the shop.
 */
async function returnOrigin(
  { config, origins }: DomainDeps<'config' | 'origins'>,
  { db, shop, storefront }: CallContext,
  hostName: string | undefined,
): Promise<string> {
  const own = new URL(config.publicUrl);
  if (hostName === undefined && storefront) return storefront;
  const wanted = (hostName ?? (shop.host === '*' ? own.host : shop.host)).toLowerCase();
  if (wanted === own.host || wanted === own.hostname) return own.origin;
  const listed = [...origins].find((origin) => new URL(origin).host === wanted);
  if (listed) return listed;
  const ofShop = new URL(shopOrigin(config, shop));
  if (wanted === ofShop.host || wanted === ofShop.hostname) return ofShop.origin;
  if ((await shopHosts(db)).some((host) => host.toLowerCase() === wanted)) return `https://${wanted}`;
  throw badField('hostName', 'hostUnknown');
}

/** Why an order cannot be paid; undefined when it can. */
async function refusalOf(db: Db, order: OrderRow): Promise<Refused | undefined> {
  if (order.paid) return new Refused(400, 'orderPaid');
  if (order.is_cancelled) return new Refused(400, 'orderCancelled');
  return (await isProcessing(db, order.id)) ? new Refused(400, 'orderProcessing') : undefined;
}

/** Input for the response of `payments.pay`, loaded before its transaction opens. */
interface Prepared {
  started: PaymentStarted;
  origin: string;
  pages: ReturnPages;
}

function resumedPayment({ provider_reference, details }: PaymentRow): PaymentStarted {
  const { redirect } = details;
  return { reference: provider_reference ?? '', redirect, stripeClientSecret: null, update: null, lookAt: null };
}

/** Starts a payment at the provider, or resumes the open one, outside any transaction. */
export async function preparePayment(
  deps: DomainDeps<'secrets' | 'config' | 'now' | 'mailer' | 'count' | 'payments' | 'origins'>,
  call: CallContext,
  body: Body,
): Promise<Prepared | null> {
  const { db, now, locale } = call;
  const adapter = deps.payments.get(body.payType);
  const order = await orderOf(db, shopperOf(call), body.orderNo);
  // The transaction refuses it instead, since only it knows whether the same request succeeded before.
  if (!adapter || !order || (await refusalOf(db, order))) return null;
  const origin = await returnOrigin(deps, call, body.hostName);
  const resultPath = safeReturnPath(body.resultPath, origin);
  if (body.resultPath !== undefined && resultPath === undefined) throw badField('resultPath', 'fieldMalformed');
  const ofStorefront = storefrontPages({ origin, locale, edition: call.edition, channel: body.payChannel });
  const pages: ReturnPages = {
    // A page of the caller's own for who has paid.
    paid: resultPath === undefined ? ofStorefront.paid(order.order_no) : origin + resultPath,
    cancelled: ofStorefront.cancelled(order.order_no),
  };
  const { open, count: earlier } = await startedPayments(db, order.id, body.payType);
  if (open?.details.redirect) return { started: resumedPayment(open), origin, pages };
  const currency = currencyOf(call.shop);
  const start = { order, currency, open, earlier, returnOrigin: origin, returnPages: pages, locale, now };
  const started = await adapter.start(start);
  const { update } = started;
  // Cancelled at the provider, or approved in another tab, without a notice to the shop.
  const isNew = open && (update?.kind === 'cancelled' || update?.kind === 'processing');
  if (isNew) await inTransaction(db, (tx) => settlePayment(deps, tx, open, update));
  if (!isNew || update.kind === 'processing') return { started, origin, pages };
  return { started: await adapter.start({ ...start, open: undefined }), origin, pages };
}

/** Writes a started payment down; one order has at most one open payment of a kind. */
export function openPayment(
  deps: DomainDeps<'secrets' | 'config' | 'now' | 'mailer' | 'count' | 'payments'>,
  call: CallContext,
  body: Body,
  prepared: Prepared | null,
): Promise<PayResult> {
  return inTransaction(call.db, async (tx) => {
    const order = await holdOrder(tx, shopperOf(call), body.orderNo);
    if (!order) throw notFound();
    const adapter = deps.payments.get(body.payType);
    if (!adapter) throw badField('payType', 'payTypeUnknown');
    const refusal = await refusalOf(tx, order);
    if (refusal) throw refusal;
    if (adapter.needsProvenEmail) await provenShopper(tx, call);
    if (!prepared) throw notFound();
    const open = await openPaymentOf(tx, order.id, adapter.payType);
    const isOther = open !== undefined && open.provider_reference !== prepared.started.reference;
    const started = isOther ? resumedPayment(open) : prepared.started;
    const payment = open ?? (await insertPayment(tx, rowOf(adapter, call, order, prepared)));
    if (open) await noteDecline(tx, open.id, false, call.now);
    const settled = started.update ? await settlePayment(deps, tx, payment, started.update) : 'unchanged';
    const { redirect, stripeClientSecret } = started;
    return {
      status: settled === 'paid',
      payType: adapter.payType,
      orderNo: order.order_no,
      redirect,
      stripeClientSecret,
    };
  });
}

function rowOf(
  { payType }: PaymentAdapter,
  { now, locale, shop }: CallContext,
  order: OrderRow,
  { started, origin, pages }: Prepared,
) {
  const details: PaymentDetails = { returnOrigin: origin, paidPage: pages.paid, locale, redirect: started.redirect };
  return {
    order_id: order.id,
    provider: payType,
    pay_type: payType,
    provider_reference: started.reference,
    amount_cents: order.pay_cents,
    currency: currencyOf(shop),
    status: 'pending',
    message: null,
    details: JSON.stringify(details),
    look_at: started.lookAt,
    created_at: now,
    updated_at: now,
  } as const;
}

/** The status of a checkout's payment; until it is paid, its provider is queried first. */
export async function paymentStatus(
  deps: DomainDeps<'secrets' | 'config' | 'now' | 'mailer' | 'log' | 'count' | 'payments'>,
  call: CallContext,
  orderNo: string,
): Promise<PayStatus> {
  const known = await orderOf(call.db, shopperOf(call), orderNo);
  if (!known) throw notFound();
  const isOpen = !known.paid && !known.is_cancelled;
  if (isOpen) await askWhileShopperWaits(deps, call.db, known.id);
  const order = (isOpen && (await orderOf(call.db, shopperOf(call), orderNo))) || known;
  const last = order.paid ? undefined : await lastPaymentOf(call.db, order.id);
  const paymentProcessing = !order.paid && !order.is_cancelled && (await isProcessing(call.db, order.id));
  const isDeclined = !paymentProcessing && (last?.status === 'failed' || last?.message === 'declined');
  return {
    paid: order.paid,
    orderNo: order.order_no,
    payType: order.pay_type,
    payPrice: order.pay_cents,
    message: isDeclined ? message('paymentDeclined', call.locale) : null,
    isCancel: order.is_cancelled,
    paymentProcessing,
  };
}
