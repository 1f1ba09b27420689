import type { Db, Row } from '../db/index.ts';
import { languagesFrom } from '../db/texts.ts';
import type { DomainDeps } from '../deps.ts';
import { countUse } from '../limits/rate-limits.ts';
import { type MerchantNotice, merchantMail, type RefundNotice } from '../mail/merchant-mails.ts';
import { CASH_ON_DELIVERY } from '../payments/cash-on-delivery.ts';
import { type MerchantContact, merchantContactsOf } from '../repositories/merchant-orders.ts';
import { linesOfOrders, orderById } from '../repositories/orders.ts';
import { moneyIn } from '../repositories/shop-currency.ts';
import { shopById } from '../repositories/shops.ts';

type Needs = DomainDeps<'config' | 'mailer'>;

async function put(
  deps: Needs,
  tx: Db,
  storeId: number,
  { email: to, locale }: MerchantContact,
  notice: MerchantNotice,
  now: number,
): Promise<void> {
  const shop = await shopById(tx, storeId);
  const languages = languagesFrom(locale, shop);
  const words = { to, locale, languages, money: moneyIn(shop, locale), shopName: shop?.name ?? '' };
  await deps.mailer.put(tx, storeId, merchantMail(words, notice), now);
}

/** Notifies each merchant of a paid order of the goods to send, and the address. */
export async function notifyMerchants(deps: Needs, tx: Db, order: Row<'orders'>, now: number): Promise<void> {
  const contacts = await merchantContactsOf(tx, order.id);
  if (contacts.length === 0) return;
  const lines = await linesOfOrders(tx, [order.id]);
  for (const contact of contacts) {
    const notice = {
      kind: 'order',
      isPaidOnDelivery: order.pay_type === CASH_ON_DELIVERY,
      orderNo: contact.order_no,
      totalCents: contact.pay_cents,
      lines: lines.filter((line) => line.merchant_order_id === contact.id),
      to: `${order.consignee}, ${order.address}`,
      reach: [order.email, order.phone].filter(Boolean).join(', '),
      mark: order.mark,
    } as const;
    await put(deps, tx, order.store_id, contact, notice, now);
  }
}

/** A shopper can request, withdraw and request again without end, and each action is a mail. */
const REFUND_MAILS_A_DAY = 10;
const DAY_MS = 24 * 60 * 60 * 1000;

interface RefundUpdate {
  kind: RefundNotice['kind'];
  part: Pick<Row<'merchant_orders'>, 'id' | 'order_id'>;
  refund: Pick<Row<'refunds'>, 'refund_no' | 'reason' | 'amount_cents'>;
  lines: readonly Pick<Row<'refund_lines'>, 'order_line_id' | 'quantity'>[];
  /** How goods come back. */
  parcel?: string;
}

/** Notifies a merchant of a shopper's refund action: request, withdrawal, return shipment. */
export async function notifyMerchantOfRefund(deps: Needs, tx: Db, update: RefundUpdate, now: number): Promise<void> {
  const { kind, part, refund, parcel = '' } = update;
  const contact = (await merchantContactsOf(tx, part.order_id)).find(({ id }) => id === part.id);
  if (!contact) return;
  const limit = { key: `refund-mail:${part.id}`, limit: REFUND_MAILS_A_DAY, windowMs: DAY_MS };
  if ((await countUse(tx, limit, now)) > 0) return;
  const { store_id: storeId } = await orderById(tx, part.order_id);
  const notice = {
    kind,
    orderNo: contact.order_no,
    refundNo: refund.refund_no,
    reason: refund.reason,
    parcel,
    totalCents: refund.amount_cents,
    lines: await linesOfOrders(tx, [part.order_id]),
    quantityOf: ({ id }: { id: number }) =>
      update.lines.find(({ order_line_id }) => order_line_id === id)?.quantity ?? 0,
  };
  await put(deps, tx, storeId, contact, notice, now);
}
