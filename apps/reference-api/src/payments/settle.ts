import type { Deps } from '../deps.ts';
import { orderConfirmationMail } from '../mail/order-mail.ts';
import { linesOfOrders, orderById } from '../repositories/orders.ts';
import { endPayment, holdPayment, type PaymentRow } from '../repositories/payments.ts';
import { shopById } from '../repositories/shops.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { userById } from '../repositories/users.ts';

/**
 * Settles a payment, once: the first answer counts, later ones change nothing. An approved payment of an order that was
 * paid or cancelled meanwhile does not count as paid.
 */
export function settlePayment(
  { database, now, steps, mailer, config }: Deps,
  provider: string,
  reference: string,
  isApproved: boolean,
): Promise<PaymentRow | undefined> {
  return inTransaction(database.db, async (tx) => {
    const moment = now();
    const payment = await holdPayment(tx, provider, reference);
    if (payment?.status !== 'pending') return payment;
    if (!isApproved) {
      await endPayment(tx, payment.id, 'failed', moment);
      return payment;
    }
    if (!(await steps.markPaid(tx, payment.order_id, moment))) {
      await endPayment(tx, payment.id, 'cancelled', moment);
      return payment;
    }
    await endPayment(tx, payment.id, 'succeeded', moment);
    const order = await orderById(tx, payment.order_id);
    const shop = await shopById(tx, order.store_id);
    const shopper = await userById(tx, order.user_id);
    if (shop && shopper) {
      const lines = await linesOfOrders(tx, [order.id]);
      const locale = payment.details.locale === 'fr' ? 'fr' : 'en';
      const words = { to: order.email, shopName: shop.name, publicUrl: config.publicUrl, locale } as const;
      const symbol = shop.details.shopPayCurrencySymbol;
      await mailer.put(tx, shop.id, orderConfirmationMail({ ...words, symbol, order, lines }), moment);
    }
    return payment;
  });
}
