import { QUANTITY_MIN } from './constants.ts';

/** A quantity and what its stepper allows. */
export interface QuantityState {
  /** The quantity, within the stock. */
  quantity: number;
  /** Whether one less is not possible. */
  minusDisabled: boolean;
  /** Whether one more is not possible: the stock is reached. */
  plusDisabled: boolean;
}

function toNumber(wanted: number | string): number {
  if (typeof wanted === 'number') return wanted;
  const text = wanted.trim().replace(',', '.');
  // Only plain decimal notation is a quantity; Number() would also take '', '0x10' and '1e9'.
  return /^[+-]?\d+(?:\.\d*)?$/.test(text) ? Number(text) : Number.NaN;
}

/**
 * The quantity nearest to what was asked for within 1…stock. Text that is no number becomes 1, fractions are cut off.
 * With no stock the answer stays 1: the line keeps its minimum and cannot be bought.
 */
export function clampQuantity(wanted: number | string, stock: number): number {
  const number = toNumber(wanted);
  if (Number.isNaN(number)) return QUANTITY_MIN;
  const most = Math.max(QUANTITY_MIN, Math.floor(stock) || 0);
  return Math.min(Math.max(Math.trunc(number), QUANTITY_MIN), most);
}

/** The quantity a stepper shows and which of its buttons work. */
export function quantityState(wanted: number | string, stock: number): QuantityState {
  const quantity = clampQuantity(wanted, stock);
  return { quantity, minusDisabled: quantity <= QUANTITY_MIN, plusDisabled: !(quantity < stock) };
}
