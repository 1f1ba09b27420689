'use client';
import type { ProductDetail } from '@promenade/storefront-sdk';
import { useCallback, useMemo } from 'react';
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
}

/** A product's page or quick view: the props of its parts, and the choice among its variants. */
export interface ProductView {
  /** The choice among the variants; its `cartItem` goes into the cart. */
  variant: UseVariant;
  /** Link to the product's page, with the chosen variant. */
  href: string;
  /** Props of `<ProductSummary>`. */
  summary: {
    name: string;
    price: PriceView;
    merchant: MerchantView;
    rating: RatingView | undefined;
    sold: string | undefined;
    stock: StockState;
  };
  /** Props of `<ProductGallery>`; `current` is the picture of the chosen variant. */
  gallery: { name: string; pictures: readonly PictureView[]; current: number };
  /** Props of `<VariantPicker>`. Leave the picker out where `axes` is empty. */
  picker: {
    axes: readonly { name: string; values: readonly VariantValueState[] }[];
    onSelect: (axis: number, value: string) => void;
  };
  /** Props of `<BuyBox>`; add what its buttons do. */
  buyBox: {
    name: string;
    quantity: number;
    stock: number;
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
  const { variant: text = null, pictureLabel, onChoose } = options;
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
  const onSelect = useCallback(
    (axis: number, value: string) => {
      choose(axis, value);
      onChoose?.();
    },
    [choose, onChoose],
  );
  return useMemo(() => {
    const { storeName: name } = productInfo;
    const { quantity, axes, stockLabel, canBuy, stock, variantText } = variant;
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
        stock: stockLabel,
      },
      gallery,
      picker: { axes, onSelect },
      buyBox: {
        name,
        quantity: quantity.quantity,
        stock: canBuy ? stock : 0,
        onQuantityChange: quantity.set,
        barPrice: price,
      },
    };
  }, [productInfo, variant, href, price, merchant, gallery, onSelect]);
}
