import type { PaymentAdapter } from './adapter.ts';

/** The ways to pay that this shop offers, by pay type. */
export type PaymentRegistry = ReadonlyMap<string, PaymentAdapter>;

export function paymentRegistry(adapters: readonly PaymentAdapter[]): PaymentRegistry {
  return new Map(adapters.map((adapter) => [adapter.payType, adapter]));
}
