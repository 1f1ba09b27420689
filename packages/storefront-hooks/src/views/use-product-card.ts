'use client';
import type { ProductCard } from '@promenade/storefront-sdk';
import { useMemo } from 'react';
import type { PictureView } from '../context/pictures.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { productPath } from '../domain/product-path.ts';
import { type RatingView, ratingView, soldText } from './product-texts.ts';
import { type PriceView, usePrice } from './use-price.ts';

/** What a card shows of a product: the props of `<ProductCard>`. */
export interface ProductCardView {
  /** Link to the product's page. */
  href: string;
  /** Name of the product. */
  name: string;
  /** Its picture; `undefined` where it has none. */
  picture: PictureView | undefined;
  /** Its price; it changes when a discount ends. */
  price: PriceView;
  /** `undefined` while there is no rating. */
  rating: RatingView | undefined;
  /** Pieces sold as compact text: `1.2K`; `undefined` while none is. */
  sold: string | undefined;
  /** Whether the price includes shipping. */
  freeShipping: boolean;
  /** Whether nothing is left. */
  soldOut: boolean;
}

/**
 * A product of a list as the props of its card.
 * @example <ProductCard {...useProductCard(card)} />
 */
export function useProductCard(card: ProductCard): ProductCardView {
  const { href, picture } = useStorefront();
  const price = usePrice(card);
  return useMemo(
    () => ({
      href: href(productPath(card)),
      name: card.storeName,
      picture: picture(card.image, 'card'),
      price,
      rating: ratingView(card.rating),
      sold: soldText(card),
      freeShipping: card.isShippingIncluded,
      soldOut: card.stock <= 0,
    }),
    [card, href, picture, price],
  );
}
