import type { ProductCard } from '@promenade/storefront-sdk';
import type { PictureView } from '../context/pictures.ts';
import type { Presentation } from '../context/presentation.ts';
import { productPath } from '../domain/product-path.ts';
import { type PriceView, priceView } from './price.ts';
import { type RatingView, ratingView, soldText } from './product-texts.ts';

/** A product as the props of `<ProductCard>`. */
export interface ProductCardView {
  /** Link to the product's page. */
  href: string;
  /** Name of the product. */
  name: string;
  /** Picture of the product; `undefined` if the product has none. */
  picture: PictureView | undefined;
  /** Price of the product; it changes when a discount ends. */
  price: PriceView;
  /** Average rating; `undefined` while there is no rating. */
  rating: RatingView | undefined;
  /** Number of units sold as compact text: `1.2K`; `undefined` if none were sold. */
  sold: string | undefined;
  /** Whether the price includes shipping. */
  freeShipping: boolean;
  /** Whether the product is sold out. */
  soldOut: boolean;
}

/**
 * A product of a list as the props of its card.
 * @example cards.map((card) => productCardView(card, shop, Date.now()))
 */
export function productCardView(card: ProductCard, shop: Presentation, now: number): ProductCardView {
  return {
    href: shop.href(productPath(card)),
    name: card.storeName,
    picture: shop.picture(card.image, 'card'),
    price: priceView(card, shop, now),
    rating: ratingView(card.rating),
    sold: soldText(card, shop.locale),
    freeShipping: card.isShippingIncluded,
    soldOut: card.stock <= 0,
  };
}
