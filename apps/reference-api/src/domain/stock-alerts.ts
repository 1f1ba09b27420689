import { createHmac, timingSafeEqual } from 'node:crypto';
import { localizePath, productPath } from '@promenade/storefront-hooks/domain';
import type { InputOf, StockAlert } from '@promenade/storefront-sdk/contract';
import type { CallContext } from '../contract/types.ts';
import type { Db } from '../db/index.ts';
import { languagesFrom, type ShopLanguages, type ShopText, textIn } from '../db/texts.ts';
import type { DomainDeps } from '../deps.ts';
import { badField, notFound } from '../errors/refused.ts';
import { limitUse } from '../limits/rate-limits.ts';
import { requestedMailLimits } from '../mail/budgets.ts';
import { backInStockMail, stockAlertConfirmationMail } from '../mail/stock-alert-mails.ts';
import { type Shop, shopById } from '../repositories/shops.ts';
import { skuOf } from '../repositories/sold-items.ts';
import {
  confirmStockAlert,
  type DueStockAlert,
  holdDueStockAlert,
  markStockAlertSent,
  putStockAlert,
  type StockAlertRow,
  stockAlertById,
  stopStockAlerts,
  variantNames,
} from '../repositories/stock-alerts.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { hasProvenEmail, plainEmail, userById } from '../repositories/users.ts';
import { accountOf } from './principals.ts';
import { shopOrigin } from './shop-origin.ts';

/** Below the API's own address, which the store passes on. */
export const STOCK_ALERT_ROOT = '/api/stock-alerts';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Confirms and stops an alert. It is derived whenever it is needed, so it is not stored. */
function tokenOf({ secrets }: Pick<DomainDeps, 'secrets'>, { id, email }: Pick<StockAlertRow, 'id' | 'email'>): string {
  const proof = createHmac('sha256', secrets.visitorKey).update(`stock alert ${id} ${email}`).digest('base64url');
  return `${id}.${proof}`;
}

const linkTo = (
  deps: DomainDeps,
  shop: Shop | undefined,
  page: 'confirm' | 'stop',
  row: Pick<StockAlertRow, 'id' | 'email'>,
) => `${shopOrigin(deps.config, shop)}${STOCK_ALERT_ROOT}/${page}?token=${tokenOf(deps, row)}`;

const titleOf = ({ name, sku }: { name: ShopText; sku: ShopText }, languages: ShopLanguages): string =>
  [textIn(name, languages), textIn(sku, languages).replaceAll(',', ', ')].filter(Boolean).join(', ');

/**
 * Requests one mail when a variant is available again. Anyone can enter any address, so it has to be confirmed, unless it is
 * the caller's verified address. The response doesn't disclose an earlier request.
 */
export async function alertInStock(
  deps: DomainDeps,
  call: CallContext,
  { productId, attrId, email: given }: InputOf<'products.alertInStock'>['body'],
): Promise<StockAlert> {
  const { db, shop, locale, now } = call;
  const sku = await skuOf(db, shop.id, productId, { id: attrId });
  if (!sku) throw notFound();
  const variant = await variantNames(db, sku.id);
  if (!variant.on_sale) throw notFound();
  if (variant.stock > 0) throw badField('attrId', 'variantInStock');
  const userId = accountOf(call);
  const user = userId === null ? undefined : await userById(db, userId);
  const address = given ?? user?.email;
  if (!address) throw badField('email', 'fieldRequired');
  const email = plainEmail(address);
  const confirmed = user !== undefined && hasProvenEmail(user) && user.email === email;
  if (!confirmed) await limitUse(db, requestedMailLimits(shop.id, email, call.ip), now);
  await inTransaction(db, async (tx) => {
    const row = { store_id: shop.id, sku_id: sku.id, email, locale, asked_at: now };
    const id = await putStockAlert(tx, { ...row, confirmed_at: confirmed ? now : null, sent_at: null }, now - DAY_MS);
    if (id === undefined || confirmed) return;
    const words = { to: email, shopName: shop.name, publicUrl: shopOrigin(deps.config, shop), locale };
    const link = linkTo(deps, shop, 'confirm', { id, email });
    await deps.mailer.put(
      tx,
      shop.id,
      stockAlertConfirmationMail(words, titleOf(variant, languagesFrom(locale, shop)), link),
      now,
    );
  });
  return { confirmed };
}

/**
 * The alert whose token it is.
 *
 * @throws Refused 404 when there is none any more.
 */
export async function stockAlertOf(deps: DomainDeps, db: Db, token: string): Promise<StockAlertRow> {
  const id = Number(/^(\d{1,9})\./.exec(token)?.[1] ?? 0);
  const row = await stockAlertById(db, id);
  const expected = Buffer.from(row ? tokenOf(deps, row) : '');
  const given = Buffer.from(token);
  if (!row || given.length !== expected.length || !timingSafeEqual(given, expected)) throw notFound();
  return row;
}

/** Confirms an alert, as often as its link is opened. */
export const confirmAlert = ({ now }: DomainDeps, db: Db, { id }: StockAlertRow): Promise<void> =>
  confirmStockAlert(db, id, now());

/** Stops all alerts of the address. */
export const stopAlerts = (_deps: DomainDeps, db: Db, row: StockAlertRow): Promise<void> => stopStockAlerts(db, row);

/** Sends an alert if its variant can be bought now: once, in the transaction that notes it. */
export function sendStockAlert(deps: DomainDeps, db: Db, id: number, now: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const alert = await holdDueStockAlert(tx, id);
    if (!alert) return;
    const shop = await shopById(tx, alert.store_id);
    const publicUrl = shopOrigin(deps.config, shop);
    const words = { to: alert.email, shopName: shop?.name ?? '', publicUrl, locale: alert.locale };
    const languages = languagesFrom(alert.locale, shop);
    const links = { product: publicUrl + pathOf(alert, languages), stop: linkTo(deps, shop, 'stop', alert) };
    await markStockAlertSent(tx, id, now);
    await deps.mailer.put(tx, alert.store_id, backInStockMail(words, titleOf(alert, languages), links), now);
  });
}

/** Path of the product page with the variant selected. */
function pathOf(alert: DueStockAlert, languages: ShopLanguages): string {
  const { locale, slug, unique_key: uniqueKey, landing_page: landingPage, listed_on_store: listedOnStore } = alert;
  const path = localizePath(productPath({ slug, uniqueKey, landingPage, listedOnStore }), locale);
  const variant = textIn(alert.sku, languages);
  return variant ? `${path}?${new URLSearchParams({ variant })}` : path;
}
