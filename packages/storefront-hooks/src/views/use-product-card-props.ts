'use client';
import type { ProductCard } from '@promenade/storefront-sdk';
import { useMemo } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { localizePath } from '../domain/locale-path.ts';
import { productPath } from '../domain/product-path.ts';
import { ratingToHalf } from '../domain/rating.ts';
import { formatCompact, soldCount } from '../domain/sold-count.ts';
import { type PriceTexts, usePriceProps } from './use-price-props.ts';

/** What a card shows of a product, as ready text. Add the picture from `image`. */
export interface ProductCardViewProps {
  href: string;
  name: string;
  /** Address of the picture as the backend gave it. */
  image: string;
  price: PriceTexts;
  /** Absent while nobody has rated. */
  rating: { value: number } | undefined;
  /** Absent while nobody has bought. */
  sold: string | undefined;
  freeShipping: boolean;
  soldOut: boolean;
}

/** A product of a list as the props of its card. */
export function useProductCardProps(card: ProductCard): ProductCardViewProps {
  const { locale } = useStorefront();
  const price = usePriceProps(card);
  return useMemo(() => {
    const value = ratingToHalf(card.rating);
    const sold = soldCount(card);
    return {
      href: localizePath(productPath(card), locale),
      name: card.storeName,
      image: card.image,
      price,
      rating: value > 0 ? { value } : undefined,
      sold: sold > 0 ? formatCompact(sold) : undefined,
      freeShipping: card.isShippingIncluded,
      soldOut: card.stock <= 0,
    };
  }, [card, locale, price]);
}
