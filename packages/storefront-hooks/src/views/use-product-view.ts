'use client';
import type { ProductDetail } from '@promenade/storefront-sdk';
import { useCallback, useMemo, useState } from 'react';
import type { CartItem } from '../cart/cart-types.ts';
import { type UseVariant, useVariant } from '../catalog/use-variant.ts';
import { useStorefront } from '../context/use-storefront.ts';
import type { VariantValueState } from '../domain/variant.ts';
import { galleryView, type ProductParts, type ProductPartsOptions, productParts, sellerView } from './product-view.ts';
import { usePrice } from './use-price.ts';

/** How a product is shown. */
export interface ProductViewOptions extends ProductPartsOptions {
  /** Called after the shopper chose a value. */
  onChoose?: () => void;
  /** What to say at an attribute that still has to be chosen, by its name. @default the name itself */
  chooseLabel?: (axis: string) => string;
}

/** A product's page or quick view: the props of its parts, and the choice among its variants. */
export interface ProductView extends ProductParts {
  /** The choice among the variants; its `cartItem` goes into the cart. */
  variant: UseVariant;
  /**
   * The item for the cart. While a choice is missing it is `undefined`, and the picker says what has to be chosen:
   * call it on every press of a button that buys.
   */
  takeCartItem(): CartItem | undefined;
  /** Props of `<VariantPicker>`. Leave the picker out where `axes` is empty. */
  picker: {
    axes: readonly { name: string; values: readonly VariantValueState[]; error: string | undefined }[];
    attempt: number;
    onChange: (axis: number, value: string) => void;
  };
  /** Props of `<BuyBox>`; add what its buttons do. */
  buyBox: ProductParts['buyBox'] & { onQuantityChange: (next: number) => void };
}

/**
 * A product as the props of the parts of its page.
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
  const { image, choose } = variant;
  const gallery = useMemo(
    () => galleryView(productInfo, image, shop, pictureLabel),
    [productInfo, image, shop, pictureLabel],
  );
  const merchant = useMemo(() => sellerView(merId, merchantInfo, shop), [merId, merchantInfo, shop]);
  const onChange = useCallback(
    (axis: number, value: string) => {
      choose(axis, value);
      onChoose?.();
    },
    [choose, onChoose],
  );
  // Attempts belong to a product: the next one does not open with the errors of the last.
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
      picker: { axes, attempt, onChange },
      buyBox: { ...parts.buyBox, onQuantityChange: quantity.set },
      takeCartItem() {
        if (mustChoose) setRefused({ productId: productInfo.id, attempt: attempt + 1 });
        return cartItem;
      },
    };
  }, [productInfo, variant, shop, price, merchant, gallery, onChange, attempt, chooseLabel]);
}
