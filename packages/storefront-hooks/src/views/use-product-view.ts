'use client';
import type { ProductDetail } from '@promenade/storefront-sdk';
import { useCallback, useMemo, useState } from 'react';
import type { CartItem } from '../cart/cart-types.ts';
import { type UseVariant, useVariant } from '../catalog/use-variant.ts';
import type { PictureView } from '../context/pictures.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { merchantPath } from '../domain/merchant-path.ts';
import { productPath } from '../domain/product-path.ts';
import type { StockState } from '../domain/stock.ts';
import type { VariantValueState } from '../domain/variant.ts';
import { VARIANT_QUERY } from '../domain/variant-query.ts';
import { type RatingView, ratingView, soldText } from './product-texts.ts';
import type { MerchantView } from './use-merchant-card.ts';
import { type PriceView, usePrice } from './use-price.ts';

/** How a product is shown. */
export interface ProductViewOptions {
  /** Value of the query parameter `variant`. */
  variant?: string | null;
  /** What a picture shows, by its index. @default the name, from the second picture on with its number */
  pictureLabel?: (index: number) => string;
  /** Called after the shopper chose a value. */
  onChoose?: () => void;
  /** What to say at an attribute that still has to be chosen, by its name. @default the name itself */
  chooseLabel?: (axis: string) => string;
}

/** A product's page or quick view: the props of its parts, and the choice among its variants. */
export interface ProductView {
  /** The choice among the variants; its `cartItem` goes into the cart. */
  variant: UseVariant;
  /**
   * The item for the cart. While a choice is missing it is `undefined`, and the picker says what has to be chosen:
   * call it on every press of a button that buys.
   */
  takeCartItem(): CartItem | undefined;
  /** Link to the product's page, with the chosen variant. */
  href: string;
  /** Props of `<ProductSummary>`; without `stock` while a choice is missing. */
  summary: {
    name: string;
    price: PriceView;
    merchant: MerchantView;
    rating: RatingView | undefined;
    sold: string | undefined;
    stock: StockState | undefined;
  };
  /** Props of `<ProductGallery>`; `current` is the picture of the chosen variant. */
  gallery: { name: string; pictures: readonly PictureView[]; current: number };
  /** Props of `<VariantPicker>`. Leave the picker out where `axes` is empty. */
  picker: {
    axes: readonly { name: string; values: readonly VariantValueState[]; error: string | undefined }[];
    attempt: number;
    onChange: (axis: number, value: string) => void;
  };
  /** Props of `<BuyBox>`; add what its buttons do. */
  buyBox: {
    name: string;
    quantity: number;
    stock: number;
    mustChoose: boolean;
    onQuantityChange: (next: number) => void;
    barPrice: PriceView;
  };
}

/**
 * A product as the props of the parts of its page.
 * @example
 * const { summary, gallery, picker, buyBox, variant } = useProductView(product, { variant: query.get('variant') });
 * <ProductGallery {...gallery} />
 */
export function useProductView(product: ProductDetail, options: ProductViewOptions = {}): ProductView {
  const { variant: text = null, pictureLabel, onChoose, chooseLabel } = options;
  const { href, picture } = useStorefront();
  const variant = useVariant(product, { variant: text });
  const price = usePrice(variant.priceInput);
  const { productInfo, merchantInfo } = product;
  const { merId } = productInfo;
  const { image, choose } = variant;
  const gallery = useMemo(() => {
    const { storeName: name, sliderImage } = productInfo;
    const addresses = sliderImage.length > 0 ? sliderImage : [productInfo.image];
    const shown = (addresses.includes(image) ? addresses : [image, ...addresses]).filter(Boolean);
    const labelOf = pictureLabel ?? ((index: number) => (index === 0 ? name : `${name} ${index + 1}`));
    const pictures = shown.flatMap((address, index) => picture(address, 'gallery', labelOf(index)) ?? []);
    return { name, pictures, current: Math.max(0, shown.indexOf(image)) };
  }, [productInfo, image, picture, pictureLabel]);
  const merchant = useMemo((): MerchantView => {
    const { name, avatar, starLevel } = merchantInfo;
    return {
      name,
      href: merId > 0 ? href(merchantPath(merId)) : undefined,
      avatar: picture(avatar, 'avatar'),
      rating: ratingView(starLevel),
    };
  }, [merId, merchantInfo, href, picture]);
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
    const { storeName: name } = productInfo;
    const { quantity, stockLabel, canBuy, mustChoose, stock, variantText, cartItem } = variant;
    const axes = variant.axes.map((axis) => {
      const isMissing = attempt > 0 && mustChoose && !axis.values.some(({ selected }) => selected);
      return { ...axis, error: isMissing ? (chooseLabel?.(axis.name) ?? axis.name) : undefined };
    });
    const query = variantText ? `?${VARIANT_QUERY}=${encodeURIComponent(variantText)}` : '';
    return {
      variant,
      href: href(productPath(productInfo) + query),
      summary: {
        name,
        price,
        merchant,
        rating: ratingView(productInfo.rating),
        sold: soldText(productInfo),
        stock: mustChoose ? undefined : stockLabel,
      },
      gallery,
      picker: { axes, attempt, onChange },
      takeCartItem() {
        if (mustChoose) setRefused({ productId: productInfo.id, attempt: attempt + 1 });
        return cartItem;
      },
      buyBox: {
        name,
        quantity: quantity.quantity,
        stock: canBuy ? stock : 0,
        mustChoose,
        onQuantityChange: quantity.set,
        barPrice: price,
      },
    };
  }, [productInfo, variant, href, price, merchant, gallery, onChange, attempt, chooseLabel]);
}
