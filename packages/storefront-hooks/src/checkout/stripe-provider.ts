import { type Client, paymentsStripePublishableKey, StorefrontError } from '@promenade/storefront-sdk';
import type { MountedPayment, PaymentProvider, PaymentSession } from './payment-registry.ts';

/** The part of Stripe's payment element that is used here. */
export interface StripePaymentElement {
  /** Puts the form into an element. */
  mount(element: HTMLElement): void;
  /** Takes it off for good. */
  destroy(): void;
  /** Told when it is there, or cannot be. */
  on(event: 'ready', listener: () => unknown): unknown;
  on(event: 'loaderror', listener: (event: { error: { message?: string } }) => unknown): unknown;
}

/** The part of Stripe's elements that is used here. */
export interface StripeElements {
  /** Makes the form that offers all ways to pay. */
  create(type: 'payment'): StripePaymentElement;
}

/** What confirming a payment comes to; without an error it is on its way or done. */
export interface StripeConfirmation {
  /** `type` is Stripe's, `message` its words for the shopper. */
  error?: { type: string; code?: string; message?: string };
}

/** The part of Stripe's library that is used here; the `Stripe` of `@stripe/stripe-js` fits. */
export interface StripeLibrary {
  /** Begins a form for a payment. */
  elements(options: { clientSecret: string; locale: 'en' | 'fr' }): StripeElements;
  /** Pays with what was typed; leaves for a bank's page where one has to agree. */
  confirmPayment(options: {
    elements: StripeElements;
    confirmParams?: { return_url?: string };
    redirect: 'if_required';
  }): Promise<StripeConfirmation>;
}

/** What Stripe needs. */
export interface StripeProviderOptions {
  /**
   * Loads Stripe's library, when its form is shown and not before:
   * `() => import('@stripe/stripe-js/pure').then(({ loadStripe }) => loadStripe)`.
   */
  load: () => Promise<(publishableKey: string) => Promise<StripeLibrary | null>>;
  /** The key that Stripe's script is loaded with; public. @default asked of the backend */
  publishableKey?: string;
}

const fault = (kind: 'platform' | 'network', message: string) =>
  new StorefrontError({ kind, endpoint: 'payments.pay', message });

/** What Stripe says of a payment that failed, for the shopper. */
function refusal({ type, message }: NonNullable<StripeConfirmation['error']>): StorefrontError {
  const kind = mendable.includes(type) ? 'invalid' : 'platform';
  return new StorefrontError({ kind, endpoint: 'payments.pay', message: type, serverMessage: message });
}

/** Faults that the shopper can mend: another card, a missing digit. */
const mendable = ['card_error', 'validation_error'];

async function libraryOf({ load, publishableKey }: StripeProviderOptions, client: Client): Promise<StripeLibrary> {
  const key = publishableKey ?? (await paymentsStripePublishableKey(client));
  if (!key)
    throw fault(
      'platform',
      'Stripe is not set up: the backend has no publishable key. Set one, or give the provider one.',
    );
  const library = await load()
    .then((loadStripe) => loadStripe(key))
    .catch(() => null);
  if (!library) throw fault('network', 'Stripe could not be loaded: a blocker or the network kept its script away.');
  return library;
}

async function mount(
  options: StripeProviderOptions,
  element: HTMLElement,
  { client, locale, orderNo, result, returnUrl }: PaymentSession,
): Promise<MountedPayment> {
  const clientSecret = result.stripeClientSecret;
  if (!clientSecret) throw fault('platform', 'Stripe needs a secret for its form, and the backend answered none.');
  const stripe = await libraryOf(options, client);
  const elements = stripe.elements({ clientSecret, locale });
  const form = elements.create('payment');
  try {
    await new Promise<void>((resolve, reject) => {
      form.on('ready', () => resolve());
      form.on('loaderror', ({ error }) =>
        reject(fault('network', error.message ?? 'Stripe’s form could not be loaded.')),
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
      if (error) throw refusal(error);
      return { kind: 'done', orderNo };
    },
    dispose: () => form.destroy(),
  };
}

/** Payment by Stripe on a form in the shop. Nothing of Stripe is loaded until that form is shown. */
export function stripeProvider(options: StripeProviderOptions): PaymentProvider {
  return {
    id: 'stripe',
    isAvailable: () => true,
    mount: (element, session) => mount(options, element, session),
  };
}
