import { minorUnits, moneyText } from '@promenade/storefront-sdk/money';
import type { PaymentUpdate } from './adapter.ts';

/** Money as PayPal writes it. */
export interface PaypalMoney {
  currency_code: string;
  /** Decimal text. */
  value: string;
}

export interface PaypalCapture {
  id: string;
  status: string;
  amount: PaypalMoney;
}

/** The fields of PayPal's order that matter here. */
export interface PaypalOrder {
  id: string;
  status: string;
  links?: readonly { rel: string; href: string }[];
  purchase_units?: readonly { payments?: { captures?: readonly PaypalCapture[] } }[];
}

export function paypalMoney(cents: number, currency: string): PaypalMoney {
  return { currency_code: currency, value: moneyText(cents, currency) };
}

/** Minor units of an amount, parsed without floating point. NaN for an invalid amount, which equals none. */
export function centsOf({ value, currency_code }: PaypalMoney): number {
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d{1,3}))?$/.exec(value) ?? [];
  const decimals = Math.log10(minorUnits(currency_code));
  // PayPal writes `.00` behind yen, too.
  const isExact = /^0*$/.test(part.slice(decimals));
  if (whole === undefined || !isExact) return Number.NaN;
  return Number(whole + part.slice(0, decimals).padEnd(decimals, '0'));
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

/** What an order says, by the money that was taken for it. */
export function updateOfOrder(order: PaypalOrder): PaymentUpdate | null {
  if (order.status === 'VOIDED') return { kind: 'cancelled' };
  const [taken] = order.purchase_units?.flatMap(({ payments }) => payments?.captures ?? []) ?? [];
  return taken ? updateOfCapture(taken) : null;
}
