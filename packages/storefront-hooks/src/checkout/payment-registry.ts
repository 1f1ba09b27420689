import { type Client, type PayResult, StorefrontError } from '@promenade/storefront-sdk';
import type { Locale } from '../domain/locale-path.ts';
import type { PaymentStep } from './payment-step.ts';

/** The page on which a payment is started. */
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
  /** Response of the backend. It may contain a secret for the provider's form: don't put it into addresses or logs. */
  readonly result: PayResult;
  /** Absolute address of the shop's payment result page. */
  readonly returnUrl: string;
  /** Confirms the payment, as the app's pay button does. For buttons inside the provider's form. */
  readonly requestConfirm?: () => void;
}

/** A provider's form on the page. */
export interface MountedPayment {
  /**
   * Pays with the input of the form. Rejects with kind `invalid`, and the provider's message as `serverMessage`, if the shopper
   * has to correct the input.
   */
  confirm(): Promise<PaymentStep>;
  /** Removes the form from the page. */
  dispose(): void;
}

/** A payment method. */
export interface PaymentProvider {
  /** Its id in requests (`payType`): 1 to 20 lower-case letters. */
  readonly id: string;
  /** Hosts of the provider's pages, to which a payment may redirect. The shop's origin is always allowed. @default none */
  readonly hosts?: readonly string[];
  /** Whether it can be used on this page. Not called for a method that is disabled in the backend. */
  isAvailable(context: PaymentContext): boolean | Promise<boolean>;
  /** Shows the provider's form. Omit it for a provider that redirects to its page. */
  mount?(element: HTMLElement, session: PaymentSession): Promise<MountedPayment>;
  /** Completes a payment after the provider has redirected back, given the query of the address. */
  complete?(returned: URLSearchParams, context: PaymentContext): Promise<void>;
}

/** The payment methods of an app. */
export interface PaymentRegistry {
  /** In display order. */
  readonly providers: readonly PaymentProvider[];
  /** The provider of a `payType`. Throws `StorefrontError` of kind `platform` if it is not registered. */
  find(id: string): PaymentProvider;
}

/** A host name with an optional port. */
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
