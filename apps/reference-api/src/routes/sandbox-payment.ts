import type { FastifyInstance } from 'fastify';
import { takePageForms } from '../contract/body-parsers.ts';
import { isForeign } from '../contract/same-origin.ts';
import type { Deps } from '../deps.ts';
import { settlePayment } from '../domain/settle-payment.ts';
import { shopPages, storefrontPages } from '../domain/storefront-pages.ts';
import { notFound, Refused } from '../errors/refused.ts';
import { answerWithPages } from '../pages/failure-pages.ts';
import { sendPage } from '../pages/page.ts';
import type { PaymentUpdate } from '../payments/adapter.ts';
import { NOTIFY_AFTER_MS, SANDBOX, SANDBOX_ROOT } from '../payments/sandbox.ts';
import {
  CHALLENGE_CODE,
  challengeBody,
  challengeTitle,
  closedBody,
  closedTitle,
  sandboxBody,
  sandboxTitle,
} from '../payments/sandbox-page.ts';
import { orderById } from '../repositories/orders.ts';
import { approveLater, type PaymentRow, paymentByReference } from '../repositories/payments.ts';
import { moneyIn } from '../repositories/shop-currency.ts';
import { shopById } from '../repositories/shops.ts';
import { inTransaction } from '../repositories/transaction.ts';

type Params = { token: string };
type Form = { decision?: string; code?: string };

/** A payment is approved or declined once, here as at any provider. */
const isOpen = ({ status, details }: PaymentRow) => status === 'pending' && !details.isApproved;

/** The result of a form; null for an invalid one. */
function updateOf({ decision, code }: Form, { amount_cents: amountCents, currency }: PaymentRow): PaymentUpdate | null {
  const paid = { kind: 'paid', amountCents, currency } as const;
  if (decision === 'approve') return paid;
  if (decision === 'debit') return { kind: 'processing' };
  if (decision === 'code') return code?.trim() === CHALLENGE_CODE ? paid : { kind: 'failed' };
  return decision === 'decline' ? { kind: 'failed' } : null;
}

/** The page that stands in for a payment provider. */
export async function sandboxRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { database, config } = deps;
  takePageForms(app, 1024);
  answerWithPages(app, deps);

  const read = async (token: string) => {
    const payment = await paymentByReference(database.db, SANDBOX, token);
    if (!payment) throw notFound();
    const order = await orderById(database.db, payment.order_id);
    const { locale, returnOrigin } = payment.details;
    const ofStore = storefrontPages({ origin: returnOrigin, locale, edition: 'own', channel: 'pc' });
    const resultUrl = payment.details.paidPage ?? ofStore.paid(order.order_no);
    const shop = await shopById(database.db, order.store_id);
    const page = { locale, home: shopPages(config, shop, locale).home, formTargets: [returnOrigin] };
    return { payment, order, shop, locale, returnOrigin, resultUrl, page, action: `${SANDBOX_ROOT}/${token}` };
  };

  app.get<{ Params: Params }>(`${SANDBOX_ROOT}/:token`, async ({ params }, reply) => {
    const { payment, order, shop, locale, resultUrl, page, action } = await read(params.token);
    if (!isOpen(payment) || order.paid || order.is_cancelled) {
      return sendPage(reply, { ...page, title: closedTitle(locale), body: closedBody(locale, resultUrl) });
    }
    const body = sandboxBody({
      locale,
      shopName: shop?.name ?? '',
      money: moneyIn(shop, locale),
      orderNo: order.order_no,
      amountCents: payment.amount_cents,
      action,
    });
    return sendPage(reply, { ...page, title: sandboxTitle(locale), body });
  });

  app.post<{ Params: Params; Body: Form | undefined }>(`${SANDBOX_ROOT}/:token`, async (request, reply) => {
    const { payment, locale, resultUrl, returnOrigin, page, action } = await read(request.params.token);
    if (isForeign(request, new Set([config.publicUrl, returnOrigin]))) throw new Refused(403, 'noAccess');
    const form = request.body ?? {};
    if (form.decision === 'challenge' && isOpen(payment)) {
      return sendPage(reply, { ...page, title: challengeTitle(locale), body: challengeBody({ locale, action }) });
    }
    const update = updateOf(form, payment);
    const isLate = form.decision === 'late';
    if (!update && !isLate && form.decision !== 'challenge') throw new Refused(400, 'badParameter');
    if (isLate) await approveLater(database.db, payment, deps.now() + NOTIFY_AFTER_MS);
    else if (update && isOpen(payment)) {
      await inTransaction(database.db, (tx) => settlePayment(deps, tx, payment, update));
    }
    const result = new URL(resultUrl);
    // Storefronts of the family read a status as paid.
    if (update?.kind !== 'paid' && !isLate) result.searchParams.delete('status');
    return reply.header('cache-control', 'no-store').redirect(result.href, 303);
  });
}
