import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { askProvider } from '../domain/ask-provider.ts';
import { applyIncident } from '../domain/order-holds.ts';
import { type Settled, settlePayment } from '../domain/settle-payment.ts';
import { success } from '../errors/envelope.ts';
import { notFound } from '../errors/refused.ts';
import { forgetUses, limitUse } from '../limits/rate-limits.ts';
import type { PaymentNotice } from '../payments/adapter.ts';
import { paymentByCapture, paymentByReference } from '../repositories/payments.ts';
import { inTransaction } from '../repositories/transaction.ts';

/** Path of the providers' webhooks, below the public origin. */
export const NOTICES_ROOT = '/api/payments/notices';

const BODY_LIMIT = 256 * 1024;

async function applyNotice(deps: Deps, provider: string, notice: PaymentNotice): Promise<Settled> {
  const { db } = deps.database;
  const { reference } = notice;
  // An account at a provider may serve other shops too: an unknown payment is no error.
  const payment =
    (await paymentByReference(db, provider, reference)) ?? (await paymentByCapture(db, provider, reference));
  if (!payment) return 'unchanged';
  if ('incidents' in notice) {
    for (const incident of notice.incidents) await applyIncident(deps, deps.database.db, payment, incident);
    return 'unchanged';
  }
  const { update } = notice;
  // What an old notice says was declined may have been tried again since.
  const isUncertain = update?.kind === 'declined' && payment.status === 'processing';
  if (!update || isUncertain) return askProvider(deps, deps.database.db, payment, { isApproved: true });
  return inTransaction(deps.database.db, (tx) => settlePayment(deps, tx, payment, update));
}

/** Receives the providers' notices. Only signed ones count, in any order, late, and repeated. */
export async function noticeRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );

  app.post<{ Params: { payType: string }; Body: string }>(`${NOTICES_ROOT}/:payType`, async (request) => {
    const { payType } = request.params;
    // A valid signature resets the count.
    const limits = deps.limiter.limitsOf('notice', request.ip);
    await limitUse(deps.database.db, limits, deps.now());
    const adapter = deps.payments.get(payType);
    if (!adapter?.readNotice) throw notFound();
    const notice = await adapter.readNotice({ body: request.body ?? '', headers: request.headers, now: deps.now() });
    for (const { key } of limits) await forgetUses(deps.database.db, key);
    const settled = notice ? await applyNotice(deps, payType, notice) : 'unchanged';
    if (settled === 'surplus') {
      request.log.warn({ payType, reference: notice?.reference }, 'surplus payment; it will be refunded');
    }
    return success(null);
  });
}
