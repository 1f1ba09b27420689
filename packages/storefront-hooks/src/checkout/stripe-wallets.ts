import type { Cents } from '../domain/money.ts';
import { toStripeAmount } from '../domain/stripe-amount.ts';
import type { WalletContact } from '../domain/wallet-address.ts';
import { declined, type StripeAppearance, type StripeConfirmation, stripeFailure } from './stripe-library.ts';

/** An amount in a wallet's list, in minor units. */
export interface WalletLine {
  /** Name of the line in the page's language. */
  name: string;
  /** In minor units; negative for a deduction. */
  amount: number;
}

/** A way of delivery in a wallet's list. */
export interface WalletDelivery {
  /** Its id. */
  id: string;
  /** In minor units. */
  amount: number;
  /** Its name, in the page's language. */
  displayName: string;
}

/** A place as Stripe writes it. */
export interface StripeWalletAddress {
  /** Street and number. */
  line1: string;
  /** Second line. */
  line2: string | null;
  /** City. */
  city: string;
  /** State or region. */
  state: string;
  /** Postal code. */
  postal_code: string;
  /** ISO 3166-1 alpha-2 code. */
  country: string;
}

/** Content of the wallet after a press or a change of address. */
export interface WalletTerms {
  /** The amounts that make up the total. */
  lineItems?: WalletLine[];
  /** The ways of delivery, the chosen one first. */
  shippingRates?: WalletDelivery[];
}

/** Event of a wallet that waits for new content. */
export interface StripeWalletQuestion {
  /** Opens or updates the wallet with new terms. Must be called within a second of a press. */
  resolve(terms?: WalletTerms): void;
  /** Rejects the request of the wallet. */
  reject(): void;
}

/** The shopper has approved the payment in the wallet. */
export interface StripeWalletConfirm {
  /** Who pays. */
  billingDetails?: { name: string; email?: string; phone?: string; address: StripeWalletAddress };
  /** Where to deliver. */
  shippingAddress?: { name: string; address: StripeWalletAddress };
  /** Shows in the wallet that the payment failed. */
  paymentFailed(payload?: { reason?: 'fail' | 'invalid_shipping_address'; message?: string }): void;
}

/** The part of Stripe's Express Checkout Element that is used here. */
export interface StripeWalletElement {
  /** Mounts the buttons in an element. */
  mount(element: HTMLElement): void;
  /** Removes the buttons. */
  destroy(): void;
  /** Calls the listener with the wallets of this device, `undefined` for none. */
  on(event: 'ready', listener: (event: { availablePaymentMethods?: object | undefined }) => unknown): unknown;
  /** Calls the listener when the buttons could not be loaded. */
  on(event: 'loaderror', listener: (event: { error: { message?: string } }) => unknown): unknown;
  /** Calls the listener when the shopper presses a button. */
  on(event: 'click', listener: (event: StripeWalletQuestion) => unknown): unknown;
  /** Calls the listener when the shopper has chosen another address. */
  on(event: 'shippingaddresschange', listener: (event: StripeWalletQuestion) => unknown): unknown;
  /** Calls the listener when the shopper has approved the payment. */
  on(event: 'confirm', listener: (event: StripeWalletConfirm) => unknown): unknown;
}

/** The part of Stripe's elements that wallets use. */
export interface StripeWalletElements {
  /** Creates the buttons of the wallets that the device supports. */
  create(type: 'expressCheckout', options?: Record<string, unknown>): StripeWalletElement;
  /** Changes the amount. */
  update(options: { amount: number }): unknown;
  /** Collects the shopper's input in the wallet, before the payment is confirmed. */
  submit(): Promise<StripeConfirmation>;
}

/** The part of Stripe's library that wallets use; the `Stripe` of `@stripe/stripe-js` fits. */
export interface StripeWalletLibrary {
  /** Starts the buttons of an amount whose payment does not exist yet. */
  elements(options: {
    mode: 'payment';
    amount: number;
    currency: string;
    locale: 'auto' | 'en' | 'fr';
    appearance?: StripeAppearance;
  }): StripeWalletElements;
  /** Pays with the wallet. Stripe rejects the payment if its amount differs from the amount that the backend created it with. */
  confirmPayment(options: {
    elements?: StripeWalletElements;
    clientSecret: string;
    confirmParams?: { return_url?: string };
    redirect: 'if_required';
  }): Promise<StripeConfirmation>;
}

/** Price of a purchase, computed by the backend. */
export interface WalletPrice {
  /** Sum of the products. */
  goodsCents: Cents;
  /** Shipping. */
  shippingCents: Cents;
  /** Deduction by coupon and points. */
  savingCents: Cents;
  /** The amount to pay. */
  totalCents: Cents;
}

/** Names of the parts of the price in a wallet. */
export interface WalletTexts {
  /** The sum of the products. */
  subtotal: string;
  /** Shipping. */
  shipping: string;
  /** Name of the deduction. */
  discount: string;
}

function termsOf(price: WalletPrice, texts: WalletTexts, currency: string): Required<WalletTerms> {
  const own = [price.goodsCents, price.shippingCents, price.savingCents] as const;
  // A wallet only shows the parts. Where Stripe can move the sum, but not each part, it shows the sum.
  const isWhole = own.every((cents) => toStripeAmount(cents, currency) !== undefined);
  const shown = isWhole ? own : ([price.totalCents, 0, 0] as const);
  const [goods, shipping, saving] = shown.map((cents) => toStripeAmount(cents, currency) ?? 0) as [
    number,
    number,
    number,
  ];
  return {
    lineItems: [
      { name: texts.subtotal, amount: goods },
      { name: texts.shipping, amount: shipping },
      ...(saving > 0 ? [{ name: texts.discount, amount: -saving }] : []),
    ],
    shippingRates: [{ id: 'standard', amount: shipping, displayName: texts.shipping }],
  };
}

/** What happens while the buttons are there. */
export interface WalletHandlers {
  /** Requests the price from the backend. */
  price(): Promise<WalletPrice>;
  /**
   * Orders the purchase for the amount that the wallet showed, and starts its payment; resolves to the payment's client secret,
   * or to `undefined` if it is paid already.
   */
  order(contact: WalletContact, agreedCents: Cents): Promise<string | undefined>;
  /** Called when the shopper has approved a payment. */
  onConfirming(): void;
  /** Called when the payment succeeded or is processing. */
  onPaid(): void;
  /** Called when it failed; `isAddress` if the address was refused. */
  onFailed(cause: unknown): void;
  /** Whether the address caused a failure. */
  isAddressError(cause: unknown): boolean;
  /** Text of a failure in the wallet. */
  failureText(cause: unknown): string;
}

/** Options of the buttons. */
export interface WalletsOptions extends WalletHandlers {
  /** Stripe's library. */
  stripe: StripeWalletLibrary;
  /** ISO 4217 code. */
  currency: string;
  /** Language of the page. */
  locale: string;
  /** Appearance of the buttons. */
  appearance?: StripeAppearance | undefined;
  /** Name of the shop, for the wallet. */
  shopName: string;
  /** Countries to which the shop delivers. @default all */
  countries?: readonly string[] | undefined;
  /** Names of the parts of the price in the wallet. */
  texts: WalletTexts;
  /** Absolute address to which a bank's page returns. */
  returnUrl(): string;
}

/** The buttons of the device's wallets. */
export interface MountedWallets {
  /** Requests the price again, for instance after the shopper has chosen another quantity. */
  refresh(): Promise<void>;
  /** Removes the buttons. */
  dispose(): void;
}

/**
 * Shows the buttons of the wallets that the device supports; resolves to `undefined` if it supports none. Payments that leave for
 * another page are not offered: the payment form has them.
 */
export async function mountWallets(
  element: HTMLElement,
  { stripe, currency, locale, appearance, shopName, countries, texts, returnUrl, ...handlers }: WalletsOptions,
): Promise<MountedWallets | undefined> {
  let price = await handlers.price();
  const totalOf = ({ totalCents }: WalletPrice) => toStripeAmount(totalCents, currency);
  // Nothing is left to pay, or Stripe cannot take it.
  const amount = totalOf(price);
  if (!amount) return undefined;
  const terms = () => termsOf(price, texts, currency);
  const elements = stripe.elements({
    mode: 'payment',
    amount,
    currency: currency.toLowerCase(),
    locale: locale as 'auto' | 'en' | 'fr',
    ...(appearance && { appearance }),
  });
  const buttons = elements.create('expressCheckout', {
    buttonHeight: 48,
    business: { name: shopName },
    emailRequired: true,
    phoneNumberRequired: true,
    shippingAddressRequired: true,
    ...(countries && { allowedShippingCountries: [...countries] }),
    ...terms(),
    layout: { maxColumns: 2, maxRows: 1, overflow: 'never' },
    paymentMethods: { amazonPay: 'never', klarna: 'never', paypal: 'never' },
  });

  const refresh = async () => {
    price = await handlers.price();
    const changed = totalOf(price);
    if (changed !== undefined) elements.update({ amount: changed });
  };

  async function confirm(event: StripeWalletConfirm): Promise<void> {
    handlers.onConfirming();
    const agreedCents = price.totalCents;
    try {
      const submitted = await elements.submit();
      if (submitted.error) throw declined(submitted.error);
      const clientSecret = await handlers.order(contactOf(event), agreedCents);
      if (clientSecret !== undefined) {
        const confirmParams = { return_url: returnUrl() };
        const { error } = await stripe.confirmPayment({
          elements,
          clientSecret,
          confirmParams,
          redirect: 'if_required',
        });
        if (error) throw declined(error);
      }
      handlers.onPaid();
    } catch (cause) {
      const reason = handlers.isAddressError(cause) ? 'invalid_shipping_address' : 'fail';
      event.paymentFailed({ reason, message: handlers.failureText(cause) });
      handlers.onFailed(cause);
      // If the price has changed, the wallet shows the new one from now on. An error of this refresh adds nothing to the first one.
      await refresh().catch(() => undefined);
    }
  }

  buttons.on('click', (event) => event.resolve(terms()));
  buttons.on('shippingaddresschange', (event) => {
    refresh().then(
      () => event.resolve(terms()),
      () => event.reject(),
    );
  });
  buttons.on('confirm', (event) => void confirm(event));
  const wallets = await new Promise<object | undefined>((resolve, reject) => {
    buttons.on('ready', ({ availablePaymentMethods }) => resolve(availablePaymentMethods));
    buttons.on('loaderror', ({ error }) =>
      reject(stripeFailure('network', error.message ?? 'The wallets could not be loaded.')),
    );
    buttons.mount(element);
  }).catch((cause) => {
    buttons.destroy();
    throw cause;
  });
  const isOffered = wallets !== undefined && Object.values(wallets).some(Boolean);
  if (isOffered) return { refresh, dispose: () => buttons.destroy() };
  buttons.destroy();
  return undefined;
}

/** The buyer and the address of delivery. */
function contactOf({ billingDetails, shippingAddress }: StripeWalletConfirm): WalletContact {
  const { address } = shippingAddress ?? billingDetails ?? {};
  return {
    name: shippingAddress?.name || billingDetails?.name || '',
    email: billingDetails?.email ?? '',
    phone: billingDetails?.phone,
    line1: address?.line1 ?? '',
    line2: address?.line2,
    city: address?.city ?? '',
    state: address?.state ?? '',
    postalCode: address?.postal_code ?? '',
    country: address?.country ?? '',
  };
}
