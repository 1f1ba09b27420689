import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db, Row } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import { notFound } from '../errors/refused.ts';
import { orderByNumber } from '../repositories/orders.ts';
import type { Shop } from '../repositories/shops.ts';

export const PAID_PAGE = '/api/agent-orders/paid';

const mac = ({ secrets }: DomainDeps<'secrets'>, orderNo: string) =>
  createHmac('sha256', secrets.visitorKey).update(`paid page ${orderNo}`).digest('base64url');

/**
 * The path of the page that shows whether an order is paid, for shoppers who return from paying without an account. Its token
 * opens neither the order nor its address.
 */
export const paidPagePath = (deps: DomainDeps<'secrets'>, orderNo: string): string =>
  `${PAID_PAGE}?${new URLSearchParams({ receipt: `${orderNo}.${mac(deps, orderNo)}` })}`;

/** @throws Refused 404 for a token that this shop has not made. */
export async function orderOfPaidPage(
  deps: DomainDeps<'secrets'>,
  db: Db,
  shop: Shop,
  token: string,
): Promise<Row<'orders'>> {
  const [orderNo = '', given = ''] = token.split('.', 2);
  const expected = Buffer.from(mac(deps, orderNo));
  const isRight = given.length === expected.length && timingSafeEqual(Buffer.from(given), expected);
  const order = isRight ? await orderByNumber(db, shop.id, orderNo) : undefined;
  if (!order) throw notFound();
  return order;
}
