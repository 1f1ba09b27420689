import { localizePath, storePaths } from '@promenade/storefront-hooks/domain';
import type { Edition } from '../compatibility/edition.ts';
import type { Locale } from '../db/index.ts';

/** Pages to which a provider sends a shopper back. */
export interface ReturnPages {
  /** Page after an approved payment. */
  paid: string;
  /** Page after a cancelled payment: the order can be paid again. */
  cancelled: string;
}

/** The storefront on which a shopper pays. */
export interface CallingStorefront {
  origin: string;
  locale: Locale;
  edition: Edition;
  channel: 'pc' | 'mobile';
  /** The storefront's own page for who has paid: a path of the origin. */
  resultPath?: string | undefined;
}

/**
 * The return pages of the calling storefront. Those of the family read `status=1` as paid; on phones one page shows both
 * results, and cancels an unpaid order if there is no status.
 */
export function returnPages(storefront: CallingStorefront, orderNo: string): ReturnPages {
  const { origin, locale, edition, channel, resultPath } = storefront;
  const isOwn = edition === 'own';
  const page = (path: string, more: Record<string, string> = {}) =>
    `${origin}${isOwn ? localizePath(path, locale) : path}?${new URLSearchParams({ orderNo, ...more })}`;
  if (isOwn) {
    const paid = resultPath === undefined ? page(storePaths.paymentResult) : origin + resultPath;
    return { paid, cancelled: page(storePaths.order) };
  }
  const isPaid = { status: '1' };
  return channel === 'mobile'
    ? { paid: page('/pages/order_pay_status/index', isPaid), cancelled: page('/pages/order_pay_status/index') }
    : { paid: page(storePaths.paymentResult, isPaid), cancelled: page(storePaths.order) };
}
