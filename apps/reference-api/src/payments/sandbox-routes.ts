import formBody from '@fastify/formbody';
import { localizePath } from '@promenade/storefront-hooks/domain';
import type { FastifyInstance } from 'fastify';
import { isForeign } from '../contract/same-origin.ts';
import type { Deps } from '../deps.ts';
import { notFound, Refused } from '../errors/refused.ts';
import { answerWithPages } from '../pages/failure-pages.ts';
import { sendPage } from '../pages/page.ts';
import { orderById } from '../repositories/orders.ts';
import { paymentByReference } from '../repositories/payments.ts';
import { shopById } from '../repositories/shops.ts';
import { SANDBOX, SANDBOX_ROOT, type SandboxDetails } from './sandbox.ts';
import { closedBody, closedTitle, sandboxBody, sandboxTitle } from './sandbox-page.ts';
import { settlePayment } from './settle.ts';

type Params = { token: string };
type Form = { decision?: string };

/** The page that stands in for a payment provider. */
export async function sandboxRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { database, config } = deps;
  await app.register(formBody, { bodyLimit: 1024 });
  answerWithPages(app, config.publicUrl);

  const read = async (token: string) => {
    const payment = await paymentByReference(database.db, SANDBOX, token);
    if (!payment) throw notFound();
    const order = await orderById(database.db, payment.order_id);
    const { locale, returnOrigin } = payment.details as unknown as SandboxDetails;
    const query = new URLSearchParams({ orderNo: order.order_no });
    const resultUrl = `${returnOrigin}${localizePath('/order/payment_result', locale)}?${query}`;
    return { payment, order, locale, returnOrigin, resultUrl };
  };

  app.get<{ Params: Params }>(`${SANDBOX_ROOT}/:token`, async ({ params }, reply) => {
    const { payment, order, locale, returnOrigin, resultUrl } = await read(params.token);
    const common = { locale, publicUrl: config.publicUrl, formTargets: [returnOrigin] };
    if (payment.status !== 'pending' || order.paid || order.is_cancelled) {
      return sendPage(reply, { ...common, title: closedTitle(locale), body: closedBody(locale, resultUrl) });
    }
    const shop = await shopById(database.db, order.store_id);
    const body = sandboxBody({
      locale,
      shopName: shop?.name ?? '',
      symbol: shop?.details.shopPayCurrencySymbol ?? '$',
      orderNo: order.order_no,
      amountCents: payment.amount_cents,
      action: `${SANDBOX_ROOT}/${params.token}`,
    });
    return sendPage(reply, { ...common, title: sandboxTitle(locale), body });
  });

  app.post<{ Params: Params; Body: Form | undefined }>(`${SANDBOX_ROOT}/:token`, async (request, reply) => {
    const { resultUrl, returnOrigin } = await read(request.params.token);
    if (isForeign(request, new Set([config.publicUrl, returnOrigin]))) throw new Refused(403, 'noAccess');
    const decision = request.body?.decision;
    if (decision !== 'approve' && decision !== 'decline') throw new Refused(400, 'badParameter');
    await settlePayment(deps, SANDBOX, request.params.token, decision === 'approve');
    return reply.header('cache-control', 'no-store').redirect(resultUrl, 303);
  });
}
