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
  /** The same for a shopper who has agreed in a wallet; of the wallets' buttons only. */
  on(event: 'confirm', listener: () => unknown): unknown;
}

/** The part of Stripe's elements that is used here. */
export interface StripeElements {
  /** Creates the form with all payment methods, or the buttons of the wallets that the device has. */
  create(type: 'payment' | 'expressCheckout', options?: Record<string, unknown>): StripePaymentElement;
}

/** How Stripe's form looks: the part of Stripe's Appearance API that a theme fills. */
export interface StripeAppearance {
  /** Stripe's theme to start from. */
  theme?: 'stripe' | 'night' | 'flat';
  /** Values by Stripe's names, as `colorPrimary`. */
  variables?: Record<string, string>;
  /** Styles by Stripe's selectors, as `.Input`. */
  rules?: Record<string, Record<string, string>>;
}

/** Result of confirming a payment; without an error it is being processed or done. */
export interface StripeConfirmation {
  /** `type` is Stripe's, `message` its text for the shopper. */
  error?: { type: string; code?: string; message?: string } | undefined;
}

/** The part of Stripe's library that is used here; the `Stripe` of `@stripe/stripe-js` fits. */
export interface StripeLibrary {
  /** Starts the form of a payment. */
  elements(options: {
    clientSecret: string;
    locale: 'auto' | 'en' | 'fr';
    appearance?: StripeAppearance;
  }): StripeElements;
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
  /** How the form looks. Called when it is shown, so that it can read the theme of the page. @default Stripe's own look */
  appearance?: () => StripeAppearance | Promise<StripeAppearance>;
  /** Whether the buttons of the device's wallets are shown above the form. @default false */
  wallets?: boolean;
  /** Milliseconds until a form that does not appear has failed. @default 10000 */
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;

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

/** The promise, or a failure once the time is over. */
function within<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(failure('network', 'Stripe’s form did not appear in time.')), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Shows the buttons of the wallets, of which a device may have none: then the place stays empty. */
function mountWallets(elements: StripeElements, place: HTMLElement, onConfirm: () => void): StripePaymentElement {
  const wallets = elements.create('expressCheckout', { buttonHeight: 48 });
  wallets.on('confirm', onConfirm);
  wallets.mount(place);
  return wallets;
}

async function mount(
  options: StripeProviderOptions,
  element: HTMLElement,
  { client, locale, orderNo, result, returnUrl, requestConfirm }: PaymentSession,
): Promise<MountedPayment> {
  const clientSecret = result.stripeClientSecret;
  if (!clientSecret) throw failure('platform', 'Stripe needs a secret for its form, and the backend returned none.');
  const { timeoutMs = TIMEOUT_MS, wallets, appearance } = options;
  const deadline = Date.now() + timeoutMs;
  const stripe = await within(libraryOf(options, client), timeoutMs);
  // Stripe knows many more languages; the type names a part, so that both its own types and a stand-in fit.
  const language = locale as 'auto' | 'en' | 'fr';
  const elements = stripe.elements({
    clientSecret,
    locale: language,
    ...(appearance && { appearance: await appearance() }),
  });
  const hasWallets = wallets && requestConfirm;
  const [walletPlace, formPlace] = hasWallets ? [document.createElement('div'), document.createElement('div')] : [];
  if (walletPlace && formPlace) element.replaceChildren(walletPlace, formPlace);
  const express = hasWallets && walletPlace && mountWallets(elements, walletPlace, requestConfirm);
  // A wallet is offered once: by its button, or in the form.
  const once = express ? [{ wallets: { applePay: 'never', googlePay: 'never' } }] : [];
  const form = elements.create('payment', ...once);
  const dispose = () => {
    form.destroy();
    if (express) express.destroy();
  };
  try {
    const shown = new Promise<void>((resolve, reject) => {
      form.on('ready', () => resolve());
      form.on('loaderror', ({ error }) =>
        reject(failure('network', error.message ?? 'Stripe’s form could not be loaded.')),
      );
      form.mount(formPlace ?? element);
    });
    await within(shown, Math.max(0, deadline - Date.now()));
  } catch (cause) {
    dispose();
    throw cause;
  }
  return {
    async confirm() {
      const confirmParams = { return_url: returnUrl };
      const { error } = await stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' });
      if (error) throw declined(error);
      return { kind: 'done', orderNo };
    },
    dispose,
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
