import { type Client, paymentsStripePublishableKey, StorefrontError } from '@promenade/storefront-sdk';
import { after } from '../browser/duration.ts';

/** Appearance of Stripe's form: the part of Stripe's Appearance API that themes use. */
export interface StripeAppearance {
  /** Stripe's base theme. */
  theme?: 'stripe' | 'night' | 'flat';
  /** Values by Stripe's variable names, for instance `colorPrimary`. */
  variables?: Record<string, string>;
  /** Styles by Stripe's selectors, for instance `.Input`. */
  rules?: Record<string, Record<string, string>>;
}

/** Result of confirming a payment; without an error, the payment is processing or has succeeded. */
export interface StripeConfirmation {
  /** `type` is Stripe's error type, `message` Stripe's text for the shopper. */
  error?: { type: string; code?: string; message?: string } | undefined;
}

/** Milliseconds within which Stripe's script and form must appear. */
export const TIMEOUT_MS = 10_000;

/** An error of Stripe's script or its setup. */
export const stripeFailure = (kind: 'platform' | 'network', message: string) =>
  new StorefrontError({ kind, endpoint: 'payments.pay', message });

/** The error of a failed payment, with Stripe's text for the shopper. */
export function declined({ type, message }: NonNullable<StripeConfirmation['error']>): StorefrontError {
  const kind = correctable.includes(type) ? 'invalid' : 'platform';
  return new StorefrontError({ kind, endpoint: 'payments.pay', message: type, serverMessage: message });
}

/** Types of errors that the shopper can correct, for instance with another card. */
const correctable = ['card_error', 'validation_error'];

/** Options to load Stripe's library; `Library` is the used part of it. */
export interface StripeSource<Library> {
  /**
   * Loads Stripe's library when it is needed:
   * `() => import('@stripe/stripe-js/pure').then(({ loadStripe }) => loadStripe)`.
   */
  load: () => Promise<(publishableKey: string) => Promise<Library | null>>;
  /** Stripe's publishable key. @default read from the backend */
  publishableKey?: string;
}

/** Stripe's library for the key of the shop. Rejects if the shop has none, or the script cannot be loaded. */
export async function libraryOf<Library>(
  { load, publishableKey }: StripeSource<Library>,
  client: Client,
): Promise<Library> {
  const key = publishableKey ?? (await paymentsStripePublishableKey(client));
  if (!key)
    throw stripeFailure(
      'platform',
      'Stripe is not set up: the backend has no publishable key. Set one, or pass one to the provider.',
    );
  const library = await load()
    .then((loadStripe) => loadStripe(key))
    .catch(() => null);
  if (!library)
    throw stripeFailure('network', 'Stripe could not be loaded: its script was blocked, or the network failed.');
  return library;
}

/** Rejects if the promise does not settle in time. */
export function within<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  let cancel = () => {};
  const late = new Promise<never>((_, reject) => {
    cancel = after(ms, () => reject(stripeFailure('network', 'Stripe’s form did not appear in time.')));
  });
  return Promise.race([promise, late]).finally(cancel);
}
