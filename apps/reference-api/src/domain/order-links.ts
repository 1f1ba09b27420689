import { createHash, createHmac } from 'node:crypto';
import { localizePath, storePaths } from '@promenade/storefront-hooks/domain';
import type { Locale, Row } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';

/** Opens a visitor's order without a sign-in. It is derived whenever it is needed, so only its hash is stored. */
export function visitorToken({ secrets }: DomainDeps<'secrets'>, orderNo: string): string {
  return createHmac('sha256', secrets.visitorKey).update(orderNo).digest('base64url');
}

/** Same for the mail of an order: only the mail contains it, so its holder reads that mail. */
export function mailToken({ secrets }: DomainDeps<'secrets'>, orderNo: string): string {
  return createHmac('sha256', secrets.visitorKey).update(`mail ${orderNo}`).digest('base64url');
}

/** The hash by which a secret is found. The secrets are long and random, so it needs no salt. */
export const hashOfSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** The URL of an order in a mail. A token follows `#`, so that no server logs it. */
export function orderLink(deps: DomainDeps<'secrets'>, origin: string, order: Row<'orders'>, locale: Locale): string {
  const path = localizePath(storePaths.order, locale);
  const link = `${origin}${path}?${new URLSearchParams({ orderNo: order.order_no })}`;
  if (order.mail_token_hash !== null) return `${link}#token=${mailToken(deps, order.order_no)}`;
  // Visitors' orders that are older than mail tokens.
  return order.guest_token_hash === null ? link : `${link}#token=${visitorToken(deps, order.order_no)}`;
}
