import type { ProductDetail, ProductSku } from '@promenade/storefront-sdk';
import type { CartItem } from '../cart/cart-types.ts';
import { type PriceInput, priceInputOf } from '../domain/price.ts';
import { type QuantityState, quantityState } from '../domain/quantity.ts';
import { type StockState, stockLabel } from '../domain/stock.ts';
import {
  axisValues,
  chooseVariant,
  isChoice,
  type VariantAxis,
  type VariantModel,
  type VariantSelection,
  type VariantValueState,
} from '../domain/variant.ts';
import { variantText } from '../domain/variant-query.ts';

/** A choice among the variants of a product, and the values derived from it. */
export interface VariantFacts {
  /**
   * The attributes with a choice, with the state of each value. An attribute's only value is chosen automatically, and the
   * attribute is not listed.
   */
  axes: readonly { name: string; values: readonly VariantValueState[] }[];
  /** The choice as text, for the query parameter `variant` of the address. */
  variantText: string;
  /** The chosen variant; `undefined` while the choice is incomplete or when no such variant exists. */
  sku: ProductSku | undefined;
  /** Units in stock of the chosen variant; 0 without one. */
  stock: number;
  /** The state of the stock, for a label. */
  stockLabel: StockState;
  /** Input of the price computation; the argument of `usePrice` and `priceView`. */
  priceInput: PriceInput;
  /** Address of the variant's picture, or of the product's if the variant has none. */
  image: string;
  /** The quantity, limited to the stock. */
  quantity: QuantityState;
  /** Whether the chosen variant is in stock. */
  canBuy: boolean;
  /** Whether the shopper must still choose a value; false if no variant is in stock. */
  mustChoose: boolean;
  /** The argument of the cart's `add`; `undefined` while `canBuy` is false. */
  cartItem: CartItem | undefined;
}

/** Indices of the attributes to show: those with several values, and those whose only value is not selected. */
export const shownAxes = (axes: readonly VariantAxis[], selection: VariantSelection): number[] =>
  axes.flatMap((axis, index) => (isChoice(axis) || selection[index] === undefined ? [index] : []));

/** The variant of a selection, and the values derived from it. @param wanted The quantity as a number or the typed text. */
export function variantFacts(
  product: Pick<ProductDetail, 'productInfo' | 'storePrice' | 'variantPrice'>,
  model: VariantModel<ProductSku>,
  selection: VariantSelection,
  wanted: number | string,
): VariantFacts {
  const { id: productId, image: ownImage } = product.productInfo;
  const { sku, stock, image } = chooseVariant(model, selection);
  const label = stockLabel(stock);
  const quantity = quantityState(wanted, stock);
  const canBuy = label.canBuy && sku !== undefined;
  const isIncomplete = model.axes.some((_, axis) => selection[axis] === undefined);
  const isAnyInStock = [...model.skus.values()].some((each) => each.stock > 0);
  return {
    axes: shownAxes(model.axes, selection).map((axis) => ({
      name: model.axes[axis]?.name ?? '',
      values: axisValues(model, selection, axis),
    })),
    variantText: model.axes.some(isChoice) ? variantText(selection) : '',
    sku,
    stock,
    stockLabel: label,
    priceInput: priceInputOf(product, sku),
    image: image ?? ownImage,
    quantity,
    canBuy,
    mustChoose: isIncomplete && isAnyInStock,
    cartItem: canBuy ? { productId, attrId: sku.id, quantity: quantity.quantity } : undefined,
  };
}
