'use client';
import type { ProductDetail, ProductSku } from '@promenade/storefront-sdk';
import { useCallback, useMemo, useState } from 'react';
import type { CartItem } from '../cart/cart-calls.ts';
import { QUANTITY_MIN } from '../domain/constants.ts';
import type { PriceInput } from '../domain/price.ts';
import { type QuantityState, quantityState } from '../domain/quantity.ts';
import { type StockState, stockLabel } from '../domain/stock.ts';
import {
  axisValues,
  chooseVariant,
  initialSelection,
  selectValue,
  type VariantSelection,
  type VariantValueState,
  variantModel,
} from '../domain/variant.ts';
import { variantFromText, variantText } from '../domain/variant-query.ts';

export interface UseVariant {
  /** What there is to choose, with the state of every value. */
  axes: readonly { name: string; values: readonly VariantValueState[] }[];
  /** Chooses a value on the axis at this place. */
  choose(axis: number, value: string | undefined): void;
  /** The choice as text for the address. */
  variantText: string;
  /** The chosen variant; none when there is no such one. */
  sku: ProductSku | undefined;
  stock: number;
  stockLabel: StockState;
  /** What the price depends on; hand it to `usePriceProps`. */
  priceInput: PriceInput;
  /** Picture of the variant, else of the product. */
  image: string;
  quantity: QuantityState & { set(wanted: number | string): void };
  canBuy: boolean;
  /** What goes into the cart; nothing while it cannot be bought. */
  cartItem: CartItem | undefined;
}

/** A shopper's choice among the variants of a product. `variant` is the choice named in the address. */
export function useVariant(product: ProductDetail, { variant }: { variant?: string | null } = {}): UseVariant {
  const { productInfo, productAttr, productValue, variantPrice, storePrice } = product;
  const model = useMemo(() => variantModel(productAttr, productValue), [productAttr, productValue]);
  const start = useMemo(() => variantFromText(model.axes, variant) ?? initialSelection(model), [model, variant]);
  const [chosen, setChosen] = useState<{ start: VariantSelection; selection: VariantSelection }>();
  const [wanted, setWanted] = useState<number | string>(QUANTITY_MIN);
  // Another product, or another choice in the address, starts afresh.
  const selection = chosen?.start === start ? chosen.selection : start;
  const choose = useCallback(
    (axis: number, value: string | undefined) =>
      setChosen((before) => ({
        start,
        selection: selectValue(before?.start === start ? before.selection : start, axis, value),
      })),
    [start],
  );
  return useMemo(() => {
    const { sku, stock, image } = chooseVariant(model, selection);
    const label = stockLabel(stock);
    const quantity = quantityState(wanted, stock);
    const canBuy = label.canBuy && sku !== undefined;
    return {
      axes: model.axes.map(({ name }, axis) => ({ name, values: axisValues(model, selection, axis) })),
      choose,
      variantText: variantText(selection),
      sku,
      stock,
      stockLabel: label,
      priceInput: {
        price: productInfo.price,
        discount: productInfo.discount,
        discountExpiry: productInfo.discountExpiry,
        storePrice,
        variantPrice,
        skuId: sku?.id,
        skuPrice: sku?.price,
      },
      image: image ?? productInfo.image,
      quantity: { ...quantity, set: setWanted },
      canBuy,
      cartItem: canBuy ? { productId: productInfo.id, attrId: sku.id, quantity: quantity.quantity } : undefined,
    };
  }, [model, selection, wanted, choose, productInfo, storePrice, variantPrice]);
}
