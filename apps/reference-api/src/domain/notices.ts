import { WITHDRAWAL_DAYS } from '@promenade/storefront-hooks/domain';
import type { Db, Row } from '../db/index.ts';
import { languagesFrom } from '../db/texts.ts';
import type { DomainDeps } from '../deps.ts';
import { orderConfirmationMail } from '../mail/order-mail.ts';
import { type OrderNotice, orderNoticeMail } from '../mail/order-notices.ts';
import { CASH_ON_DELIVERY } from '../payments/cash-on-delivery.ts';
import { linesOfOrders } from '../repositories/orders.ts';
import { moneyIn } from '../repositories/shop-currency.ts';
import { shopById } from '../repositories/shops.ts';
import { hasProvenEmail, plainEmail, type UserRow, userById } from '../repositories/users.ts';
import { orderLink } from './order-links.ts';
import { DEFAULT_TIME_ZONE, timeZoneOf } from './shop-time.ts';
import { shopPages } from './storefront-pages.ts';

type Needs = DomainDeps<'config' | 'secrets' | 'mailer'>;

/**
 * The recipient of an order's mails: the address that its shopper has verified, or the order's own once a mail was read
 * there.
 */
function provenAddress({ email, email_proven_at }: Row<'orders'>, user: UserRow | undefined): string | undefined {
  if (user && hasProvenEmail(user)) return user.email;
  return email_proven_at === null ? undefined : email;
}

/** The screens for which the order's storefront is made. */
const channelOfOrder = ({ pay_channel }: Row<'orders'>) => (pay_channel === 'pc' ? 'pc' : 'mobile');

async function wordsFor(deps: Needs, tx: Db, order: Row<'orders'>, locale: UserRow['locale']) {
  const shop = await shopById(tx, order.store_id);
  const pages = shopPages(deps.config, shop, locale, channelOfOrder(order));
  return {
    shopName: shop?.name ?? '',
    pages,
    locale,
    languages: languagesFrom(locale, shop),
    money: moneyIn(shop, locale),
    timeZone: shop ? timeZoneOf(shop) : DEFAULT_TIME_ZONE,
    withdrawalDays: shop?.details.withdrawalDays ?? WITHDRAWAL_DAYS,
    orderLink: orderLink(deps, pages, order),
  };
}

/**
 * Writes a mail to an order's shopper, in their language, in the transaction of the event. An unverified address gets no
 * mail: it may belong to another person. Returns whether a mail was written.
 */
export async function notifyShopper(
  deps: Needs,
  tx: Db,
  order: Row<'orders'>,
  notice: OrderNotice,
  now: number,
): Promise<boolean> {
  const user = await userById(tx, order.user_id);
  const to = provenAddress(order, user);
  if (to === undefined) return false;
  const words = await wordsFor(deps, tx, order, user?.locale ?? 'en');
  const mail = orderNoticeMail({ ...words, to, orderNo: order.order_no }, notice);
  await deps.mailer.put(tx, order.store_id, mail, now);
  return true;
}

/**
 * Writes the mail that an order is paid, or will be on delivery. To an unverified address it is the one mail that verifies
 * it: it contains no text of the shopper's, and their number per day is limited.
 */
export async function confirmOrder(
  deps: Needs,
  tx: Db,
  order: Row<'orders'>,
  { locale, now }: { locale: UserRow['locale']; now: number },
): Promise<void> {
  const proven = provenAddress(order, await userById(tx, order.user_id));
  const to = proven ?? order.email;
  const isProof = proven === undefined;
  const words = await wordsFor(deps, tx, order, locale);
  const lines = await linesOfOrders(tx, [order.id]);
  const isPaidOnDelivery = order.pay_type === CASH_ON_DELIVERY;
  const mail = orderConfirmationMail({ ...words, to, order, lines, isProof, isPaidOnDelivery });
  await deps.mailer.put(tx, order.store_id, mail, now);
}

/** Writes the link of an order to where its mails go, if that is the given address. */
export async function sendOrderLink(
  deps: Needs,
  tx: Db,
  order: Row<'orders'>,
  { email, locale, now }: { email: string; locale: UserRow['locale']; now: number },
): Promise<void> {
  const to = provenAddress(order, await userById(tx, order.user_id)) ?? order.email;
  if (plainEmail(to) !== plainEmail(email)) return;
  const words = await wordsFor(deps, tx, order, locale);
  const mail = orderNoticeMail({ ...words, to, orderNo: order.order_no }, { kind: 'link' });
  await deps.mailer.put(tx, order.store_id, mail, now);
}
