import { type PayResult, StorefrontError } from '@promenade/storefront-sdk';

/** How to go on after a payment was started. */
export type PaymentStep =
  /** Visit this address; an external one leaves the shop. */
  | { kind: 'redirect'; url: string; isExternal: boolean }
  /** Show the payment form with this secret. Keep it out of addresses and logs. */
  | { kind: 'stripe'; clientSecret: string }
  /** Nothing more to do here: ask for the result. */
  | { kind: 'done'; orderNo: string };

/** Hosts a payment may lead to besides the shop itself. */
export const PAYMENT_HOSTS: readonly string[] = [
  'www.paypal.com',
  'www.sandbox.paypal.com',
  'checkout.stripe.com',
  'hooks.stripe.com',
];

/** Reads the answer to a payment. An address that is neither the shop's nor a payment provider's is refused. */
export function paymentStep(result: PayResult, origin: string, hosts: readonly string[] = PAYMENT_HOSTS): PaymentStep {
  const { redirect, stripeClientSecret, orderNo } = result;
  if (stripeClientSecret) return { kind: 'stripe', clientSecret: stripeClientSecret };
  if (!redirect) return { kind: 'done', orderNo };
  const url = URL.canParse(redirect, origin) ? new URL(redirect, origin) : undefined;
  if (url?.origin === origin) {
    return { kind: 'redirect', url: url.pathname + url.search + url.hash, isExternal: false };
  }
  if (url?.protocol === 'https:' && hosts.includes(url.host)) {
    return { kind: 'redirect', url: url.href, isExternal: true };
  }
  throw new StorefrontError({ kind: 'contract', code: 200, endpoint: 'payments.pay', message: 'address' });
}
