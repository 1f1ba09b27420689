import { DEFAULT_CURRENCY_SYMBOL } from '@promenade/storefront-hooks/domain';
import type { Db, Row } from '../db/index.ts';
import type { Deps } from '../deps.ts';
import { type MerchantNotice, merchantMail } from '../mail/merchant-mails.ts';
import { CASH_ON_DELIVERY } from '../payments/cash-on-delivery.ts';
import { type MerchantContact, merchantContactsOf } from '../repositories/merchant-orders.ts';
import { linesOfOrders } from '../repositories/orders.ts';
import { shopById } from '../repositories/shops.ts';
import { shopOrigin } from './shop-origin.ts';

type Needs = Pick<Deps, 'config' | 'mailer'>;

async function put(
  deps: Needs,
  tx: Db,
  storeId: number,
  { email: to, locale }: MerchantContact,
  notice: MerchantNotice,
  now: number,
): Promise<void> {
  const shop = await shopById(tx, storeId);
  const symbol = shop?.details.shopPayCurrencySymbol ?? DEFAULT_CURRENCY_SYMBOL;
  const words = { to, locale, symbol, shopName: shop?.name ?? '', publicUrl: shopOrigin(deps.config, shop) };
  await deps.mailer.put(tx, storeId, merchantMail(words, notice), now);
}

/** Writes to each merchant of an order that is paid what they have to send, and where. */
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

interface AskedBack {
  part: Pick<Row<'merchant_orders'>, 'id' | 'order_id'>;
  storeId: number;
  refundNo: string;
  reason: string;
  amountCents: number;
  lines: readonly { orderInfoId: number; quantity: number }[];
}

/** Writes to a merchant that money for an order of theirs is asked back. */
export async function notifyMerchantOfRefund(deps: Needs, tx: Db, asked: AskedBack, now: number): Promise<void> {
  const { part, storeId, refundNo, reason, amountCents: totalCents } = asked;
  const contact = (await merchantContactsOf(tx, part.order_id)).find(({ id }) => id === part.id);
  if (!contact) return;
  const quantityOf = ({ id }: { id: number }) =>
    asked.lines.find(({ orderInfoId }) => orderInfoId === id)?.quantity ?? 0;
  const lines = await linesOfOrders(tx, [part.order_id]);
  const notice = {
    kind: 'refund',
    orderNo: contact.order_no,
    refundNo,
    reason,
    totalCents,
    lines,
    quantityOf,
  } as const;
  await put(deps, tx, storeId, contact, notice, now);
}
