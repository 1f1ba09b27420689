'use client';
import type { ActivityProduct } from '@promenade/storefront-sdk';
import { useMemo } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { productPath } from '../domain/product-path.ts';
import { usePrice } from './use-price.ts';
import type { ProductCardView } from './use-product-card.ts';

/** What a card shows of a product in an activity: the props of `<ProductCard>`. */
export type ActivityCardView = Pick<ProductCardView, 'href' | 'name' | 'picture' | 'price'>;

/**
 * A product of an activity as the props of its card: struck through is the market price, where there is a higher one.
 * @example <ProductCard {...useActivityCard(product)} />
 */
export function useActivityCard(product: ActivityProduct): ActivityCardView {
  const { href, picture } = useStorefront();
  const { price, otPrice } = product;
  const priceView = usePrice({
    price: otPrice !== null && otPrice > price ? otPrice : price,
    storePrice: price,
    discount: null,
    discountExpiry: null,
  });
  return useMemo(
    () => ({
      href: href(productPath(product)),
      name: product.storeName,
      picture: picture(product.image || product.proImage, 'card'),
      price: priceView,
    }),
    [product, href, picture, priceView],
  );
}
