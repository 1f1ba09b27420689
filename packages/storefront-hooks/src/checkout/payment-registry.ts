import { type Client, type PayResult, StorefrontError } from '@promenade/storefront-sdk';
import type { Locale } from '../domain/locale-path.ts';
import type { PaymentStep } from './payment-step.ts';

/** The shop that a payment is made in. */
export interface PaymentContext {
  /** The page's connection to the backend. */
  readonly client: Client;
  /** Language of the page. */
  readonly locale: Locale;
}

/** A payment that was started. */
export interface PaymentSession extends PaymentContext {
  /** PT number. */
  readonly orderNo: string;
  /** What the backend answered. A secret in it belongs to the provider's form only: keep it out of addresses and logs. */
  readonly result: PayResult;
  /** Absolute address of the page that tells what came of the payment. */
  readonly returnUrl: string;
}

/** A provider's form on the page. */
export interface MountedPayment {
  /**
   * Pays with what was typed. Rejects with kind `invalid` where the shopper has to change something, and the provider's words
   * as `serverMessage`.
   */
  confirm(): Promise<PaymentStep>;
  /** Takes the form off the page. */
  dispose(): void;
}

/** A way to pay. */
export interface PaymentProvider {
  /** Its name in calls (`payType`): lower-case letters, at most 20. */
  readonly id: string;
  /** Whether one can pay with it on this page. Asked only for what the backend has switched on. */
  isAvailable(context: PaymentContext): boolean | Promise<boolean>;
  /** Shows its form; a provider without one leads to its own page. */
  mount?(element: HTMLElement, session: PaymentSession): Promise<MountedPayment>;
  /** Finishes what has to be finished after its page has led back, told by the query of the address. */
  complete?(returned: URLSearchParams, context: PaymentContext): Promise<void>;
}

/** The ways to pay that an app can lead through. */
export interface PaymentRegistry {
  /** In the order to offer them. */
  readonly providers: readonly PaymentProvider[];
  /** The provider of a `payType`. Throws `StorefrontError` of kind `platform` for one that is not registered. */
  find(id: string): PaymentProvider;
}

/**
 * Collects the ways to pay of an app.
 * @throws `Error` for an id that no call could name, and for one that is there twice.
 * @example createPaymentRegistry([sandboxProvider, paypalProvider, stripeProvider({ load }), { id: 'upi', … }])
 */
export function createPaymentRegistry(providers: readonly PaymentProvider[]): PaymentRegistry {
  const byId = new Map<string, PaymentProvider>();
  for (const provider of providers) {
    const { id } = provider;
    if (!/^[a-z]{1,20}$/.test(id)) {
      throw new Error(`The payment provider '${id}' needs an id of 1 to 20 lower-case letters, as calls name it.`);
    }
    if (byId.has(id)) throw new Error(`The payment provider '${id}' is registered twice. Leave one of them out.`);
    byId.set(id, provider);
  }
  return {
    providers,
    find(id) {
      const provider = byId.get(id);
      if (provider) return provider;
      const known = [...byId.keys()].join(', ') || 'none';
      throw new StorefrontError({
        kind: 'platform',
        endpoint: 'payments.pay',
        message: `no provider is registered for '${id}' (registered: ${known}). Hand one to createPaymentRegistry, or do not offer it.`,
      });
    },
  };
}
