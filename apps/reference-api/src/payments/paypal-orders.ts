import type { PaymentUpdate } from './adapter.ts';
import { centsOf, type PaypalMoney } from './paypal-money.ts';

export interface PaypalCapture {
  id: string;
  status: string;
  amount: PaypalMoney;
}

/** A refund as PayPal's order has it. */
interface PaypalOrderRefund {
  status: string;
  amount: PaypalMoney;
  custom_id?: string;
}

/** The fields of PayPal's order that matter here. */
export interface PaypalOrder {
  id: string;
  status: string;
  links?: readonly { rel: string; href: string }[];
  purchase_units?: readonly {
    payments?: { captures?: readonly PaypalCapture[]; refunds?: readonly PaypalOrderRefund[] };
  }[];
}

/** The status of a capture; null for an unknown one. */
export function updateOfCapture({ id, status, amount }: PaypalCapture): PaymentUpdate | null {
  switch (status) {
    case 'COMPLETED':
    case 'PARTIALLY_REFUNDED':
    case 'REFUNDED':
      return { kind: 'paid', amountCents: centsOf(amount), currency: amount.currency_code, capture: id };
    // As of an electronic cheque: PayPal holds it back for days.
    case 'PENDING':
      return { kind: 'processing' };
    case 'DECLINED':
    case 'FAILED':
      return { kind: 'failed' };
    default:
      return null;
  }
}

/** Statuses of refunds that moved no money. */
const ENDED: readonly string[] = ['FAILED', 'CANCELLED'];

/** What an order says, by the money that was taken for it. */
export function updateOfOrder(order: PaypalOrder): PaymentUpdate | null {
  if (order.status === 'VOIDED') return { kind: 'cancelled' };
  const [taken] = order.purchase_units?.flatMap(({ payments }) => payments?.captures ?? []) ?? [];
  return taken ? updateOfCapture(taken) : null;
}

/** What has gone back of an order, in minor units, by refunds other than the one with the given key. */
export function goneFrom(order: PaypalOrder, key: string): number {
  const refunds = order.purchase_units?.flatMap(({ payments }) => payments?.refunds ?? []) ?? [];
  const others = refunds.filter(({ status, custom_id }) => custom_id !== key && !ENDED.includes(status));
  return others.reduce((sum, { amount }) => sum + centsOf(amount), 0);
}
