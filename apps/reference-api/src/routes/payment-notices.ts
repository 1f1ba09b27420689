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

/** Where providers tell what became of payments, below the origin that browsers see. */
export const NOTICES_ROOT = '/api/payments/notices';

const BODY_LIMIT = 256 * 1024;

async function applyNotice(deps: Deps, provider: string, notice: PaymentNotice): Promise<Settled> {
  const { db } = deps.database;
  const { reference } = notice;
  // An account at a provider may serve other shops too: what is not ours is no error.
  const payment =
    (await paymentByReference(db, provider, reference)) ?? (await paymentByCapture(db, provider, reference));
  if (!payment) return 'unchanged';
  if ('incidents' in notice) {
    for (const incident of notice.incidents) await applyIncident(deps, deps.database.db, payment, incident);
    return 'unchanged';
  }
  const { news } = notice;
  // What an old notice says was declined may have been tried again since.
  const isDoubtful = news?.kind === 'declined' && payment.status === 'processing';
  if (!news || isDoubtful) return askProvider(deps, deps.database.db, payment);
  return inTransaction(deps.database.db, (tx) => settlePayment(deps, tx, payment, news));
}

/** Takes what providers tell by themselves. Only what they signed counts, and it may come in any order, late, and twice. */
export async function noticeRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );

  app.post<{ Params: { payType: string }; Body: string }>(`${NOTICES_ROOT}/:payType`, async (request) => {
    const { payType } = request.params;
    // What is signed starts the count anew.
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
