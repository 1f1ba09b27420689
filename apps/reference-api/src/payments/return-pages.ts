import { localizePath } from '@promenade/storefront-hooks/domain';
import type { Locale } from '../db/index.ts';
import type { Edition } from '../family/edition.ts';

/** Pages to which a provider sends a shopper back. */
export interface ReturnPages {
  /** Who has agreed to pay. */
  paid: string;
  /** Who has not: the order can be paid again. */
  cancelled: string;
}

/** The storefront on which a shopper pays. */
export interface CallingStorefront {
  origin: string;
  locale: Locale;
  edition: Edition;
  channel: 'pc' | 'mobile';
}

/**
 * The pages of the storefront that called. Those of the family read `status=1` as paid; on phones one page shows both, and
 * without a status cancels what was not paid.
 */
export function returnPages({ origin, locale, edition, channel }: CallingStorefront, orderNo: string): ReturnPages {
  const isOwn = edition === 'own';
  const page = (path: string, more: Record<string, string> = {}) =>
    `${origin}${isOwn ? localizePath(path, locale) : path}?${new URLSearchParams({ orderNo, ...more })}`;
  if (isOwn) return { paid: page('/order/payment_result'), cancelled: page('/order/order_detail') };
  const isPaid = { status: '1' };
  return channel === 'mobile'
    ? { paid: page('/pages/order_pay_status/index', isPaid), cancelled: page('/pages/order_pay_status/index') }
    : { paid: page('/order/payment_result', isPaid), cancelled: page('/order/order_detail') };
}
