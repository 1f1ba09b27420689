import { fromStripeAmount, stripeStep, toStripeAmount } from '@promenade/storefront-hooks/domain';
import type Stripe from 'stripe';
import type { PaymentRow } from '../repositories/payments.ts';
import type { PaymentIncident, PaymentNotice, Payout } from './adapter.ts';
import { inSteps } from './refund-steps.ts';

/*
 * What Stripe says of money after it was taken: refunds, of the shop or made in the dashboard, and disputes.
 */

/** Whether a refund is the given payout attempt of one of the shop's refunds. Earlier versions stored no attempt. */
export const isAttempt = ({ metadata }: Stripe.Refund, refundNo: string, attempt: number): boolean =>
  metadata?.refundNo === refundNo && Number(metadata.attempt ?? 0) === attempt;

const isFailed = ({ status }: Stripe.Refund) => status === 'failed' || status === 'canceled';

export function payoutOf(refund: Stripe.Refund): Payout {
  if (isFailed(refund)) return { failed: refund.failure_reason ?? refund.status ?? 'failed' };
  return refund.status === 'succeeded' ? 'refunded' : 'pending';
}

/** What a new refund of a part moves, as Stripe counts it; 0 if nothing of the payment is left. */
export function refundAmount(
  { amount_cents, currency }: PaymentRow,
  cents: number,
  made: readonly Stripe.Refund[],
): number | undefined {
  const step = stripeStep(currency);
  if (step === 1) return toStripeAmount(cents, currency);
  const gone = made.reduce(
    (sum, refund) => sum + (isFailed(refund) ? 0 : fromStripeAmount(refund.amount, currency)),
    0,
  );
  return toStripeAmount(inSteps(cents, step, Math.max(0, amount_cents - gone)), currency);
}

/** The incident that a refund is to the shop; null for the shop's own refunds unless they failed. */
function incidentOf(refund: Stripe.Refund): PaymentIncident | null {
  const { id, amount, currency, metadata } = refund;
  const amountCents = fromStripeAmount(amount, currency);
  const isOver = isFailed(refund);
  if (!metadata?.refundNo) return { kind: 'refunded', id, amountCents, isOver };
  if (!isOver) return null;
  const reason = refund.failure_reason ?? 'failed';
  return { kind: 'payout-failed', refundNo: metadata.refundNo, attempt: Number(metadata.attempt ?? 0), reason };
}

/** A dispute that was won, or an inquiry that was closed. */
const OVER: readonly Stripe.Dispute.Status[] = ['won', 'warning_closed'];

type Reference = string | { id: string } | null;
const idOf = (reference: Reference) => (typeof reference === 'string' ? reference : reference?.id);

/**
 * What an event about a charge, a refund or a dispute says; null where it concerns no payment or changes nothing.
 *
 * @param listRefunds All refunds of an intent: a charge does not say who made them.
 */
export async function noticeOfMoney(
  object: Stripe.Event.Data.Object | { object: string },
  listRefunds: (intent: string) => Promise<Stripe.Refund[]>,
): Promise<PaymentNotice | null> {
  const { object: kind } = object as { object: string };
  if (!['charge', 'refund', 'dispute'].includes(kind)) return null;
  const reference = idOf((object as { payment_intent: Reference }).payment_intent);
  if (!reference) return null;
  if (kind === 'dispute') {
    const { id, amount, currency, status } = object as Stripe.Dispute;
    const amountCents = fromStripeAmount(amount, currency);
    return { reference, incidents: [{ kind: 'disputed', id, amountCents, isOver: OVER.includes(status) }] };
  }
  const isRefunded = kind === 'charge' && (object as Stripe.Charge).amount_refunded > 0;
  const refunds = kind === 'refund' ? [object as Stripe.Refund] : isRefunded ? await listRefunds(reference) : [];
  const incidents = refunds.map(incidentOf).filter((incident) => incident !== null);
  return incidents.length > 0 ? { reference, incidents } : null;
}
