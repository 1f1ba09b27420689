import { type Client, type PayResult, StorefrontError } from '@promenade/storefront-sdk';
import type { Locale } from '../domain/locale-path.ts';
import type { PaymentStep } from './payment-step.ts';

/** The page on which a payment is made. */
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
  /** Response of the backend. A secret in it is for the provider's form only: keep it out of addresses and logs. */
  readonly result: PayResult;
  /** Absolute address of the shop's payment result page. */
  readonly returnUrl: string;
  /** Pays as the app's own button does; for buttons that the provider's form brings along. */
  readonly requestConfirm?: () => void;
}

/** A provider's form on the page. */
export interface MountedPayment {
  /**
   * Pays with the input of the form. Rejects with kind `invalid`, and the provider's words as `serverMessage`, where the shopper
   * has to correct something.
   */
  confirm(): Promise<PaymentStep>;
  /** Removes the form from the page. */
  dispose(): void;
}

/** A payment method. */
export interface PaymentProvider {
  /** Its name in calls (`payType`): lower-case letters, at most 20. */
  readonly id: string;
  /** Hosts of its own pages, to which a payment may redirect; the shop's host always may. @default none */
  readonly hosts?: readonly string[];
  /** Whether it can be used on this page. Not called for a method that is disabled in the backend. */
  isAvailable(context: PaymentContext): boolean | Promise<boolean>;
  /** Shows its form; a provider without one redirects to its own page. */
  mount?(element: HTMLElement, session: PaymentSession): Promise<MountedPayment>;
  /** Completes a payment after its page has redirected back, with the query of the address. */
  complete?(returned: URLSearchParams, context: PaymentContext): Promise<void>;
}

/** The payment methods of an app. */
export interface PaymentRegistry {
  /** In the order to offer them. */
  readonly providers: readonly PaymentProvider[];
  /** The provider of a `payType`. Throws `StorefrontError` of kind `platform` for one that is not registered. */
  find(id: string): PaymentProvider;
}

/** A host name, with a port if need be. */
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/;

function check({ id, hosts = [] }: PaymentProvider): void {
  if (!/^[a-z]{1,20}$/.test(id)) {
    throw new Error(`The payment provider '${id}' needs an id of 1 to 20 lower-case letters, as calls name it.`);
  }
  const wrong = hosts.find((host) => !HOST.test(host));
  if (wrong !== undefined) {
    throw new Error(
      `The payment provider '${id}' names '${wrong}', which is not a host. Write it as in 'pay.example.com'.`,
    );
  }
}

/**
 * Collects the payment methods of an app. Create the registry once, outside components.
 * @throws `Error` for an invalid id or host, and for an id that is registered twice.
 * @example createPaymentRegistry([sandboxProvider, paypalProvider, stripeProvider({ load })])
 */
export function createPaymentRegistry(providers: readonly PaymentProvider[]): PaymentRegistry {
  const byId = new Map<string, PaymentProvider>();
  for (const provider of providers) {
    check(provider);
    const { id } = provider;
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
        message: `no provider is registered for '${id}' (registered: ${known}). Pass one to createPaymentRegistry, or do not offer it.`,
      });
    },
  };
}
