import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CallContext } from '../contract/types.ts';
import type { Db } from '../db/index.ts';
import { languagesFrom, textIn } from '../db/texts.ts';
import type { DomainDeps } from '../deps.ts';
import { notFound } from '../errors/refused.ts';
import { priceDropMail } from '../mail/price-drop-mail.ts';
import { type CheaperWish, holdCheaperWishes, noteToldPrices, setPriceAlerts } from '../repositories/price-alerts.ts';
import { moneyIn } from '../repositories/shop-currency.ts';
import { shopById } from '../repositories/shops.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { hasProvenEmail, type UserRow, userById } from '../repositories/users.ts';
import { provenShopper } from './email-verification.ts';
import { shopperOf } from './principals.ts';
import { shopOrigin } from './shop-origin.ts';
import { type StorefrontPages, shopPages } from './storefront-pages.ts';

/** Below the API's own address, which the store passes on. */
export const PRICE_ALERT_ROOT = '/api/price-alerts';

/** Maximum number of products in one mail; the shopper sees the others in the wish list. */
const NAMED_MOST = 20;

/** Stops the mails to an account. It is derived whenever it is needed, so it is not stored. */
function tokenOf({ secrets }: Pick<DomainDeps, 'secrets'>, { id, email }: Pick<UserRow, 'id' | 'email'>): string {
  const proof = createHmac('sha256', secrets.visitorKey).update(`price alerts ${id} ${email}`).digest('base64url');
  return `${id}.${proof}`;
}

/** Switches the mails on or off. To switch them on, the shopper needs a verified address. */
export function switchPriceAlerts(call: CallContext, isOn: boolean): Promise<void> {
  return inTransaction(call.db, async (tx) => {
    if (isOn) await provenShopper(tx, call);
    await setPriceAlerts(tx, shopperOf(call), isOn, call.now);
  });
}

/**
 * The account whose token it is.
 *
 * @throws Refused 404 when it has another address by now.
 */
export async function priceAlertsOf(deps: DomainDeps, db: Db, token: string): Promise<UserRow> {
  const id = Number(/^(\d{1,9})\./.exec(token)?.[1] ?? 0);
  const user = await userById(db, id);
  const expected = Buffer.from(user ? tokenOf(deps, user) : '');
  const given = Buffer.from(token);
  if (!user || given.length !== expected.length || !timingSafeEqual(given, expected)) throw notFound();
  return user;
}

/** Stops the mails to an account. */
export const stopPriceAlerts = ({ now }: DomainDeps, db: Db, { id }: UserRow): Promise<void> =>
  inTransaction(db, (tx) => setPriceAlerts(tx, id, false, now()));

/** Sends a shopper one mail about all wishes that became cheaper, in the transaction that records their prices as known. */
export function sendPriceDropMail(deps: DomainDeps, db: Db, userId: number, now: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const user = await userById(tx, userId);
    if (!user?.price_alerts || !hasProvenEmail(user)) return;
    const wishes = await holdCheaperWishes(tx, userId, now);
    if (wishes.length === 0) return;
    const { locale, email: to, store_id: storeId } = user;
    const shop = await shopById(tx, storeId);
    const pages = shopPages(deps.config, shop, locale);
    const money = moneyIn(shop, locale);
    const languages = languagesFrom(locale, shop);
    const products = wishes.slice(0, NAMED_MOST).map((wish) => ({
      name: textIn(wish.name, languages),
      price: money(wish.price_cents),
      url: linkOf(wish, pages),
    }));
    await noteToldPrices(tx, wishes);
    const words = { to, shopName: shop?.name ?? '', locale };
    const stop = `${shopOrigin(deps.config, shop)}${PRICE_ALERT_ROOT}/stop?token=${tokenOf(deps, user)}`;
    await deps.mailer.put(tx, storeId, priceDropMail(words, products, stop), now);
  });
}

function linkOf(wish: CheaperWish, pages: StorefrontPages): string {
  const {
    product_id: id,
    slug,
    unique_key: uniqueKey,
    landing_page: landingPage,
    listed_on_store: listedOnStore,
  } = wish;
  return pages.product({ id, slug, uniqueKey, landingPage, listedOnStore });
}
