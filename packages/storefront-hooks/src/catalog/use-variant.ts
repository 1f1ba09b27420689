'use client';
import type { ProductDetail, ProductSku } from '@promenade/storefront-sdk';
import { useCallback, useMemo, useReducer } from 'react';
import type { CartItem } from '../cart/cart-types.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { type ChosenValue, chosenValues, selectionOf } from '../domain/chosen-values.ts';
import { QUANTITY_MIN } from '../domain/constants.ts';
import { type PriceInput, priceInputOf } from '../domain/price.ts';
import { type QuantityState, quantityState } from '../domain/quantity.ts';
import { type StockState, stockLabel } from '../domain/stock.ts';
import {
  axisValues,
  chooseVariant,
  initialSelection,
  isChoice,
  selectValue,
  type VariantAxis,
  type VariantSelection,
  type VariantValueState,
  variantModel,
} from '../domain/variant.ts';
import { variantFromText, variantText } from '../domain/variant-query.ts';

/** The chosen variant of a product and the quantity. */
export interface UseVariant {
  /** The attributes to choose, with the state of every value. Those of one value are chosen and not among them. */
  axes: readonly { name: string; values: readonly VariantValueState[] }[];
  /** Chooses a value of the attribute at this index of `axes`; `undefined` unchooses it. */
  choose(axis: number, value: string | undefined): void;
  /** The choice as text for the address. */
  variantText: string;
  /** The chosen variant; `undefined` while the choice is incomplete or when no such variant exists. */
  sku: ProductSku | undefined;
  /** Pieces of the chosen variant; 0 without one. */
  stock: number;
  /** The stock as a label shows it. */
  stockLabel: StockState;
  /** What the price depends on; the argument of `usePrice`. */
  priceInput: PriceInput;
  /** Address of the variant's picture, else of the product's. */
  image: string;
  /** The quantity, within the stock; `set` takes what was typed. */
  quantity: QuantityState & { set(wanted: number | string): void };
  /** Whether the chosen variant is in stock. */
  canBuy: boolean;
  /** Whether a value still has to be chosen before there is a variant; false where nothing is in stock. */
  mustChoose: boolean;
  /** The argument of `add`; `undefined` while nothing can be bought. */
  cartItem: CartItem | undefined;
}

interface Choice {
  productId: number;
  /** Language of the values. */
  locale: string;
  /** Text of the address that was read last, then those of the choices since. */
  texts: readonly string[];
  chosen: readonly ChosenValue[];
  wanted: number | string;
}

/** Indices of the attributes to show: those with a choice, and those whose only value is not the one that was chosen before. */
const shownAxes = (axes: readonly VariantAxis[], selection: VariantSelection): number[] =>
  axes.flatMap((axis, index) => (isChoice(axis) || selection[index] === undefined ? [index] : []));

/** Not `useState`: it would compute a press from a render that React has not shown yet, of a later address. */
const applyChange = (now: Choice, change: (now: Choice) => Choice) => change(now);

/**
 * The choice among the variants of a product. It is kept by attribute names and values, so it survives every new read of
 * the product; a value that no longer exists is unchosen. Another product starts again, a variant named by the address is
 * taken. Where the address follows the choice, it may come late.
 *
 * @param options.variant Value of the query parameter `variant`, which the first choice is read from.
 */
export function useVariant(product: ProductDetail, { variant }: { variant?: string | null } = {}): UseVariant {
  const { locale } = useStorefront();
  const { productInfo, productAttr, productValue, variantPrice, storePrice } = product;
  const { id: productId } = productInfo;
  const model = useMemo(() => variantModel(productAttr, productValue), [productAttr, productValue]);
  const text = variant ?? '';
  const read = (last?: Choice): Choice => {
    const isSame = last?.productId === productId && last.locale === locale;
    if (isSame && last.texts[0] === text) return last;
    // An address that comes late with an older choice does not take back the newer one.
    if (isSame && last.texts.includes(text)) return { ...last, texts: last.texts.slice(last.texts.indexOf(text)) };
    const named = variantFromText(model.axes, text);
    // An address that names no variant says nothing against the one that was chosen.
    const chosen = isSame && !named ? last.chosen : chosenValues(model.axes, named ?? initialSelection(model));
    return {
      productId,
      locale,
      texts: [text],
      chosen,
      wanted: last?.productId === productId ? last.wanted : QUANTITY_MIN,
    };
  };
  const [state, change] = useReducer(applyChange, undefined, () => read());
  // The preselection is stored as well: the next read could preselect another variant under the shopper's hand.
  const choice = read(state);
  if (choice !== state) change(() => choice);
  const { chosen, wanted } = choice;
  const choose = useCallback(
    (axis: number, value: string | undefined) =>
      change((now) => {
        const before = selectionOf(model.axes, now.chosen);
        const selection = selectValue(before, shownAxes(model.axes, before)[axis] ?? axis, value);
        const texts = [...now.texts, variantText(selection)];
        return { ...now, texts, chosen: chosenValues(model.axes, selection) };
      }),
    [model],
  );
  const set = useCallback((next: number | string) => change((now) => ({ ...now, wanted: next })), []);
  return useMemo(() => {
    const selection = selectionOf(model.axes, chosen);
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
      choose,
      variantText: model.axes.some(isChoice) ? variantText(selection) : '',
      sku,
      stock,
      stockLabel: label,
      priceInput: priceInputOf({ productInfo, storePrice, variantPrice }, sku),
      image: image ?? productInfo.image,
      quantity: { ...quantity, set },
      canBuy,
      mustChoose: isIncomplete && isAnyInStock,
      cartItem: canBuy ? { productId: productInfo.id, attrId: sku.id, quantity: quantity.quantity } : undefined,
    };
  }, [model, chosen, wanted, choose, set, productInfo, storePrice, variantPrice]);
}
