import { QUANTITY_MIN } from './constants.ts';
import { typedNumber } from './typed-text.ts';

/** A quantity and the state of its stepper buttons. */
export interface QuantityState {
  /** The quantity, limited to the stock. */
  quantity: number;
  /** Whether the quantity cannot be decreased. */
  minusDisabled: boolean;
  /** Whether the quantity cannot be increased, because it equals the stock. */
  plusDisabled: boolean;
}

function toNumber(wanted: number | string): number {
  if (typeof wanted === 'number') return wanted;
  const text = typedNumber(wanted);
  // Accepts plain decimal notation only; Number() would also accept '', '0x10' and '1e9'.
  return /^[+-]?\d+(?:\.\d*)?$/.test(text) ? Number(text) : Number.NaN;
}

/**
 * Clamps a quantity to 1…stock. Text may have digits of any script (see `typedNumber`). Text that is not a number becomes 1, and
 * fractions are truncated. Without stock the quantity is 1 too, and the line cannot be bought.
 */
export function clampQuantity(wanted: number | string, stock: number): number {
  const number = toNumber(wanted);
  if (Number.isNaN(number)) return QUANTITY_MIN;
  const most = Math.max(QUANTITY_MIN, Math.floor(stock) || 0);
  return Math.min(Math.max(Math.trunc(number), QUANTITY_MIN), most);
}

/** The quantity of a stepper and the state of its buttons. */
export function quantityState(wanted: number | string, stock: number): QuantityState {
  const quantity = clampQuantity(wanted, stock);
  return { quantity, minusDisabled: quantity <= QUANTITY_MIN, plusDisabled: !(quantity < stock) };
}
