import { durationOr } from '../browser/duration.ts';
import type { MountedPayment, PaymentProvider, PaymentSession } from './payment-registry.ts';
import {
  declined,
  libraryOf,
  type StripeAppearance,
  type StripeConfirmation,
  type StripeSource,
  stripeFailure,
  TIMEOUT_MS,
  within,
} from './stripe-library.ts';

/** The part of Stripe's payment element that is used here. */
export interface StripePaymentElement {
  /** Mounts the form in an element. */
  mount(element: HTMLElement): void;
  /** Removes the form; it cannot be mounted again. */
  destroy(): void;
  /** Calls the listener when the form is ready. */
  on(event: 'ready', listener: () => unknown): unknown;
  /** Calls the listener when the form could not be loaded. */
  on(event: 'loaderror', listener: (event: { error: { message?: string } }) => unknown): unknown;
  /** Calls the listener when the shopper has approved the payment in a wallet. Fired by `expressCheckout` elements only. */
  on(event: 'confirm', listener: () => unknown): unknown;
}

/** The part of Stripe's elements that is used here. */
export interface StripeElements {
  /** Creates the payment form, or the buttons of the wallets that the device supports. */
  create(type: 'payment' | 'expressCheckout', options?: Record<string, unknown>): StripePaymentElement;
}

/** The part of Stripe's library that is used here; the `Stripe` of `@stripe/stripe-js` fits. */
export interface StripeLibrary {
  /** Starts the form of a payment. */
  elements(options: {
    clientSecret: string;
    locale: 'auto' | 'en' | 'fr';
    appearance?: StripeAppearance;
  }): StripeElements;
  /** Pays with the input of the form; redirects to a bank's page if the bank requires it. */
  confirmPayment(options: {
    elements: StripeElements;
    confirmParams?: { return_url?: string };
    redirect: 'if_required';
  }): Promise<StripeConfirmation>;
}

/** Options of `stripeProvider`. */
export interface StripeProviderOptions extends StripeSource<StripeLibrary> {
  /** Appearance of the form. Called when the form is shown, so that it can read the page's theme. @default Stripe's appearance */
  appearance?: () => StripeAppearance | Promise<StripeAppearance>;
  /** Whether to show the buttons of the device's wallets above the form. @default false */
  wallets?: boolean;
  /** Milliseconds within which the form must appear; `Infinity` for no limit. @default 10000 */
  timeoutMs?: number;
}

/** Shows the wallet buttons. The element stays empty if the device supports no wallet. */
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
  if (!clientSecret)
    throw stripeFailure('platform', 'Stripe needs a secret for its form, and the backend returned none.');
  const { wallets, appearance } = options;
  const timeoutMs = durationOr(options.timeoutMs, TIMEOUT_MS);
  const deadline = Date.now() + timeoutMs;
  const stripe = await within(libraryOf(options, client), timeoutMs);
  // Stripe accepts many more languages. `StripeLibrary` lists a few, so that both Stripe's types and a fake in tests are
  // assignable.
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
  // Hides wallets in the form when they have buttons, so that none is offered twice.
  const formOptions = express ? [{ wallets: { applePay: 'never', googlePay: 'never' } }] : [];
  const form = elements.create('payment', ...formOptions);
  const dispose = () => {
    form.destroy();
    if (express) express.destroy();
  };
  try {
    const shown = new Promise<void>((resolve, reject) => {
      form.on('ready', () => resolve());
      form.on('loaderror', ({ error }) =>
        reject(stripeFailure('network', error.message ?? 'Stripe’s form could not be loaded.')),
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

/** Payment with Stripe's form on the shop's page. Stripe's script is loaded when the form is shown. */
export function stripeProvider(options: StripeProviderOptions): PaymentProvider {
  return {
    id: 'stripe',
    hosts: ['checkout.stripe.com', 'hooks.stripe.com'],
    isAvailable: () => true,
    mount: (element, session) => mount(options, element, session),
  };
}
