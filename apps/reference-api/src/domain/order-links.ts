import { createHash, createHmac } from 'node:crypto';
import type { Row } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import type { StorefrontPages } from './storefront-pages.ts';

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

/** The address of an order in a mail. */
export function orderLink(deps: DomainDeps<'secrets'>, pages: StorefrontPages, order: Row<'orders'>): string {
  return pages.order({ orderNo: order.order_no, isPaid: order.paid, token: tokenOf(deps, order) });
}

function tokenOf(deps: DomainDeps<'secrets'>, order: Row<'orders'>): string | undefined {
  if (order.mail_token_hash !== null) return mailToken(deps, order.order_no);
  // Visitors' orders that are older than mail tokens.
  return order.guest_token_hash === null ? undefined : visitorToken(deps, order.order_no);
}
