import type { Config } from '../config.ts';
import type { PaymentAdapter } from './adapter.ts';
import { CASH_ON_DELIVERY, cashOnDelivery } from './cash-on-delivery.ts';
import { PAYPAL_KEYS, STRIPE_KEYS } from './payment-config.ts';
import { createPaypal } from './paypal.ts';
import { sandboxAdapter } from './sandbox.ts';
import { withinLimits } from './within-limits.ts';

/** The ways to pay that this shop offers, by pay type. */
export type PaymentRegistry = ReadonlyMap<string, PaymentAdapter>;

/** The ways to pay for which there are settings. Stripe's library is loaded only for a shop that has its keys. */
export async function paymentRegistry(config: Config): Promise<PaymentRegistry> {
  const { sandbox, cashOnDelivery: takesCash, stripe, paypal } = config;
  const adapters = [
    ...(stripe ? [(await import('./stripe.ts')).createStripe(stripe)] : []),
    ...(paypal ? [createPaypal(paypal)] : []),
    ...(takesCash ? [cashOnDelivery] : []),
    ...(sandbox ? [sandboxAdapter] : []),
  ];
  return new Map(adapters.map((adapter) => [adapter.payType, withinLimits(adapter)]));
}

/** The ways to pay that are not offered, each with the settings it wants; for the log. */
export function missingPaymentMethods({ stripe, paypal, cashOnDelivery: takesCash }: Config) {
  const ways = [
    { payType: 'stripe', settings: stripe, wants: STRIPE_KEYS.join(', ') },
    { payType: 'paypal', settings: paypal, wants: PAYPAL_KEYS.join(', ') },
    { payType: CASH_ON_DELIVERY, settings: takesCash, wants: 'CASH_ON_DELIVERY=on' },
  ];
  return ways.filter(({ settings }) => !settings).map(({ payType, wants }) => ({ payType, wants }));
}
