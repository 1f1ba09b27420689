import type { Cents } from './money.ts';

/**
 * Currencies whose amounts at Stripe are not the minor units of ISO 4217, or not any number of them: `factor` of Stripe's per own
 * minor unit, `step` in own minor units. Three-decimal ones end in 0, ISK and UGX are sent with two decimals that are 00, MGA without
 * its two.
 *
 * @see https://docs.stripe.com/currencies
 */
const SPECIAL: Readonly<Record<string, { factor?: number; step?: number }>> = {
  ...{ BHD: { step: 10 }, JOD: { step: 10 }, KWD: { step: 10 }, OMR: { step: 10 }, TND: { step: 10 } },
  ...{ ISK: { factor: 100 }, UGX: { factor: 100 }, MGA: { factor: 0.01, step: 100 } },
};

const specialOf = (currency: string) => SPECIAL[currency.toUpperCase()] ?? {};

/** The smallest amount of a currency that Stripe can move; all that it moves are multiples of it. */
export const stripeStep = (currency: string): Cents => specialOf(currency).step ?? 1;

/** An amount as Stripe counts it; `undefined` for one that Stripe cannot move, such as 5.124 KWD. */
export function toStripeAmount(cents: Cents, currency: string): number | undefined {
  const { factor = 1, step = 1 } = specialOf(currency);
  return cents % step === 0 ? Math.round(cents * factor) : undefined;
}

/** An amount in minor units, of one as Stripe counts it. */
export function fromStripeAmount(amount: number, currency: string): Cents {
  const { factor = 1 } = specialOf(currency);
  return Math.trunc(factor < 1 ? amount * Math.round(1 / factor) : amount / factor);
}
