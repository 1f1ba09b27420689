import { DEFAULT_CURRENCY_SYMBOL } from '@promenade/storefront-hooks/domain';
import type { Deps } from '../deps.ts';
import { earnPoints } from '../domain/deductions.ts';
import { orderLink } from '../domain/order-links.ts';
import { notFound } from '../errors/refused.ts';
import { orderConfirmationMail } from '../mail/order-mail.ts';
import { linesOfOrders, orderById } from '../repositories/orders.ts';
import { holdOrderOf, paymentByReference, voidPayment } from '../repositories/payments.ts';
import { shopById } from '../repositories/shops.ts';
import { inTransaction } from '../repositories/transaction.ts';

/**
 * Settles a payment, once: the first answer counts, later ones change nothing. An approved payment of an order that was
 * paid or cancelled meanwhile does not count as paid.
 */
export function settlePayment(
  { database, now, steps, mailer, config, secrets }: Deps,
  provider: string,
  reference: string,
  isApproved: boolean,
): Promise<void> {
  return inTransaction(database.db, async (tx) => {
    const moment = now();
    const payment = await paymentByReference(tx, provider, reference);
    if (!payment) throw notFound();
    await holdOrderOf(tx, payment);
    if (!isApproved) {
      await steps.endPayment(tx, payment.id, 'failed', moment);
      return;
    }
    if (!(await steps.endPayment(tx, payment.id, 'succeeded', moment))) return;
    if (!(await steps.markPaid(tx, payment.order_id, moment))) return voidPayment(tx, payment.id, moment);
    await earnPoints(tx, payment.order_id, moment);
    const order = await orderById(tx, payment.order_id);
    const shop = await shopById(tx, order.store_id);
    const lines = await linesOfOrders(tx, [order.id]);
    const locale = payment.details.locale === 'fr' ? 'fr' : 'en';
    const words = { to: order.email, shopName: shop?.name ?? '', publicUrl: config.publicUrl, locale } as const;
    const link = orderLink({ config, secrets }, order, locale);
    const symbol = shop?.details.shopPayCurrencySymbol ?? DEFAULT_CURRENCY_SYMBOL;
    const mail = orderConfirmationMail({ ...words, symbol, order, lines, orderLink: link });
    await mailer.put(tx, order.store_id, mail, moment);
  });
}
