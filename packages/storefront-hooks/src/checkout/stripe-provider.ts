import { type Client, paymentsStripePublishableKey, StorefrontError } from '@promenade/storefront-sdk';
import type { MountedPayment, PaymentProvider, PaymentSession } from './payment-registry.ts';

/** The part of Stripe's payment element that is used here. */
export interface StripePaymentElement {
  /** Mounts the form in an element. */
  mount(element: HTMLElement): void;
  /** Removes it for good. */
  destroy(): void;
  /** Calls the listener when the form is ready. */
  on(event: 'ready', listener: () => unknown): unknown;
  /** The same for a form that could not be loaded. */
  on(event: 'loaderror', listener: (event: { error: { message?: string } }) => unknown): unknown;
}

/** The part of Stripe's elements that is used here. */
export interface StripeElements {
  /** Creates the form with all payment methods. */
  create(type: 'payment'): StripePaymentElement;
}

/** Result of confirming a payment; without an error it is being processed or done. */
export interface StripeConfirmation {
  /** `type` is Stripe's, `message` its text for the shopper. */
  error?: { type: string; code?: string; message?: string };
}

/** The part of Stripe's library that is used here; the `Stripe` of `@stripe/stripe-js` fits. */
export interface StripeLibrary {
  /** Starts the form of a payment. */
  elements(options: { clientSecret: string; locale: string }): StripeElements;
  /** Pays with the input of the form; redirects to a bank's page where the bank requires it. */
  confirmPayment(options: {
    elements: StripeElements;
    confirmParams?: { return_url?: string };
    redirect: 'if_required';
  }): Promise<StripeConfirmation>;
}

/** Options of `stripeProvider`. */
export interface StripeProviderOptions {
  /**
   * Loads Stripe's library when its form is shown:
   * `() => import('@stripe/stripe-js/pure').then(({ loadStripe }) => loadStripe)`.
   */
  load: () => Promise<(publishableKey: string) => Promise<StripeLibrary | null>>;
  /** The key that Stripe's script is loaded with; public. @default read from the backend */
  publishableKey?: string;
}

const failure = (kind: 'platform' | 'network', message: string) =>
  new StorefrontError({ kind, endpoint: 'payments.pay', message });

/** The error of a payment that failed, with Stripe's text for the shopper. */
function declined({ type, message }: NonNullable<StripeConfirmation['error']>): StorefrontError {
  const kind = correctable.includes(type) ? 'invalid' : 'platform';
  return new StorefrontError({ kind, endpoint: 'payments.pay', message: type, serverMessage: message });
}

/** Errors that the shopper can correct: another card, a missing digit. */
const correctable = ['card_error', 'validation_error'];

async function libraryOf({ load, publishableKey }: StripeProviderOptions, client: Client): Promise<StripeLibrary> {
  const key = publishableKey ?? (await paymentsStripePublishableKey(client));
  if (!key)
    throw failure(
      'platform',
      'Stripe is not set up: the backend has no publishable key. Set one, or pass one to the provider.',
    );
  const library = await load()
    .then((loadStripe) => loadStripe(key))
    .catch(() => null);
  if (!library) throw failure('network', 'Stripe could not be loaded: its script was blocked, or the network failed.');
  return library;
}

async function mount(
  options: StripeProviderOptions,
  element: HTMLElement,
  { client, locale, orderNo, result, returnUrl }: PaymentSession,
): Promise<MountedPayment> {
  const clientSecret = result.stripeClientSecret;
  if (!clientSecret) throw failure('platform', 'Stripe needs a secret for its form, and the backend returned none.');
  const stripe = await libraryOf(options, client);
  const elements = stripe.elements({ clientSecret, locale });
  const form = elements.create('payment');
  try {
    await new Promise<void>((resolve, reject) => {
      form.on('ready', () => resolve());
      form.on('loaderror', ({ error }) =>
        reject(failure('network', error.message ?? 'Stripe’s form could not be loaded.')),
      );
      form.mount(element);
    });
  } catch (cause) {
    form.destroy();
    throw cause;
  }
  return {
    async confirm() {
      const confirmParams = { return_url: returnUrl };
      const { error } = await stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' });
      if (error) throw declined(error);
      return { kind: 'done', orderNo };
    },
    dispose: () => form.destroy(),
  };
}

/** Payment with Stripe in a form of the shop. Stripe's script is loaded when the form is shown. */
export function stripeProvider(options: StripeProviderOptions): PaymentProvider {
  return {
    id: 'stripe',
    hosts: ['checkout.stripe.com', 'hooks.stripe.com'],
    isAvailable: () => true,
    mount: (element, session) => mount(options, element, session),
  };
}
