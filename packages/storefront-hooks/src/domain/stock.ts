import { LOW_STOCK_BELOW } from './constants.ts';

/** The state of the stock, for a label. */
export type StockState =
  | { kind: 'sold-out'; canBuy: false }
  | { kind: 'low'; left: number; canBuy: true }
  | { kind: 'in-stock'; canBuy: true };

/** Sold out at 0, "Only N left" below 15, otherwise in stock. A value that is not a positive number counts as sold out. */
export function stockLabel(stock: number): StockState {
  if (!(stock > 0)) return { kind: 'sold-out', canBuy: false };
  if (stock < LOW_STOCK_BELOW) return { kind: 'low', left: stock, canBuy: true };
  return { kind: 'in-stock', canBuy: true };
}
