'use client';
import type { ProductDetail } from '@promenade/storefront-sdk';
import { useCallback, useMemo, useState } from 'react';
import type { CartItem } from '../cart/cart-types.ts';
import { type UseVariant, useVariant } from '../catalog/use-variant.ts';
import { useStorefront } from '../context/use-storefront.ts';
import type { VariantValueState } from '../domain/variant.ts';
import { galleryView, type ProductParts, type ProductPartsOptions, productParts, sellerView } from './product-view.ts';
import { usePrice } from './use-price.ts';

/** Options of `useProductView`. */
export interface ProductViewOptions extends ProductPartsOptions {
  /** Called after the shopper selected a value. */
  onChoose?: () => void;
  /** Returns the error text of an attribute without a selected value, by the attribute's name. @default the name itself */
  chooseLabel?: (axis: string) => string;
}

/** The props of the parts of a product's page or quick view, and the selected variant. */
export interface ProductView extends ProductParts {
  /** The selected variant; pass its `cartItem` to the cart. */
  variant: UseVariant;
  /**
   * Returns the item for the cart, or `undefined` if the variant cannot be bought. While a value must still be chosen, the
   * picker then shows which value is missing. Call it on every press of a buy button.
   */
  validateSelection(): CartItem | undefined;
  /** Props of `<VariantPicker>`. Do not render the picker if `axes` is empty. */
  picker: {
    axes: readonly { name: string; values: readonly VariantValueState[]; error: string | undefined }[];
    attempt: number;
    /** The selected values by the name of their attribute. */
    value: Readonly<Record<string, string>>;
    /** Call it with all selected values after the shopper selected one. */
    onValueChange: (value: Readonly<Record<string, string>>) => void;
  };
  /** Props of `<BuyBox>`; add the callbacks of its buttons. */
  buyBox: ProductParts['buyBox'] & { onQuantityChange: (next: number) => void };
}

/**
 * A product as the props of the parts of its page. The first variant in stock is selected, unless `variant` names another one.
 * @example
 * const { summary, gallery, picker, buyBox, variant } = useProductView(product, { variant: query.get('variant') });
 * <ProductGallery {...gallery} />
 */
export function useProductView(product: ProductDetail, options: ProductViewOptions = {}): ProductView {
  const { variant: text = null, pictureLabel, onChoose, chooseLabel } = options;
  const shop = useStorefront();
  const variant = useVariant(product, { variant: text });
  const price = usePrice(variant.priceInput);
  const { productInfo, merchantInfo } = product;
  const { merId } = productInfo;
  const { image, choose, axes: variantAxes } = variant;
  const gallery = useMemo(
    () => galleryView(productInfo, image, shop, pictureLabel),
    [productInfo, image, shop, pictureLabel],
  );
  const merchant = useMemo(() => sellerView(merId, merchantInfo, shop), [merId, merchantInfo, shop]);
  const onValueChange = useCallback(
    (value: Readonly<Record<string, string>>) => {
      variantAxes.forEach(({ name, values }, index) => {
        const wanted = value[name];
        if (wanted !== undefined && !values.some(({ value, selected }) => selected && value === wanted))
          choose(index, wanted);
      });
      onChoose?.();
    },
    [variantAxes, choose, onChoose],
  );
  // Attempts are stored with the product's id, so that another product does not show the previous product's errors.
  const [refused, setRefused] = useState({ productId: productInfo.id, attempt: 0 });
  const attempt = refused.productId === productInfo.id ? refused.attempt : 0;
  return useMemo(() => {
    const parts = productParts(productInfo, variant, { price, merchant, gallery }, shop);
    const { mustChoose, cartItem, quantity } = variant;
    const axes = variant.axes.map((axis) => {
      const isMissing = attempt > 0 && mustChoose && !axis.values.some(({ selected }) => selected);
      return { ...axis, error: isMissing ? (chooseLabel?.(axis.name) ?? axis.name) : undefined };
    });
    return {
      ...parts,
      picker: { ...parts.picker, axes, attempt, onValueChange },
      buyBox: { ...parts.buyBox, onQuantityChange: quantity.set },
      validateSelection() {
        if (mustChoose) setRefused({ productId: productInfo.id, attempt: attempt + 1 });
        return cartItem;
      },
    };
  }, [productInfo, variant, shop, price, merchant, gallery, onValueChange, attempt, chooseLabel]);
}
