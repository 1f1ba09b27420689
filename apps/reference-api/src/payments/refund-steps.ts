/**
 * The amount that goes back where a provider moves multiples of a step only: a part of an order is rounded up, as far as money of the
 * payment is left. All parts together are what was paid, because payments are multiples of the step too.
 *
 * @param leftCents What of the payment has not gone back.
 */
export const inSteps = (cents: number, step: number, leftCents: number): number =>
  Math.min(Math.ceil(cents / step) * step, leftCents);
