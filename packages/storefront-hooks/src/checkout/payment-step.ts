import { type PayResult, StorefrontError } from '@promenade/storefront-sdk';
import { parseUrl } from '../domain/parse-url.ts';

/** What to do after a payment was started. */
export type PaymentStep =
  /** Navigate to `url`: a path of the shop, or an absolute address if `isExternal`. */
  | { kind: 'redirect'; url: string; isExternal: boolean }
  /** Show the payment result of the order. */
  | { kind: 'done'; orderNo: string };

/**
 * The next step of a started payment. Throws an error of kind `contract` for an address that is neither in the shop nor on an
 * allowed host.
 *
 * @param origin Origin of the shop.
 * @param hosts Hosts of the payment provider.
 */
export function paymentStep(result: PayResult, origin: string, hosts: readonly string[] = []): PaymentStep {
  const { redirect, orderNo } = result;
  if (!redirect) return { kind: 'done', orderNo };
  const url = parseUrl(redirect, origin);
  if (url?.origin === origin) {
    return { kind: 'redirect', url: url.pathname + url.search + url.hash, isExternal: false };
  }
  if (url?.protocol === 'https:' && hosts.includes(url.host)) {
    return { kind: 'redirect', url: url.href, isExternal: true };
  }
  throw new StorefrontError({ kind: 'contract', code: 200, endpoint: 'payments.pay', message: 'address' });
}
