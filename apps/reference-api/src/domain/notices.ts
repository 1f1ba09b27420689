import { DEFAULT_CURRENCY_SYMBOL } from '@promenade/storefront-hooks/domain';
import type { Kysely } from 'kysely';
import type { Row, Tables } from '../db/index.ts';
import type { Deps } from '../deps.ts';
import { type OrderNotice, orderNoticeMail } from '../mail/order-notices.ts';
import { shopById } from '../repositories/shops.ts';
import { userById } from '../repositories/users.ts';
import { orderLink } from './order-links.ts';

/** Writes a mail to who placed an order, in their language, in the transaction of what it tells of. */
export async function tellShopper(
  deps: Pick<Deps, 'config' | 'secrets' | 'mailer'>,
  tx: Kysely<Tables>,
  order: Row<'orders'>,
  notice: OrderNotice,
  now: number,
): Promise<void> {
  const shop = await shopById(tx, order.store_id);
  const locale = (await userById(tx, order.user_id))?.locale ?? 'en';
  const words = {
    to: order.email,
    shopName: shop?.name ?? '',
    publicUrl: deps.config.publicUrl,
    locale,
    symbol: shop?.details.shopPayCurrencySymbol ?? DEFAULT_CURRENCY_SYMBOL,
    orderNo: order.order_no,
    orderLink: orderLink(deps, order, locale),
  };
  await deps.mailer.put(tx, order.store_id, orderNoticeMail(words, notice), now);
}
