import type { Category, ProductCard } from '@promenade/storefront-sdk';
import type { PictureView } from '../context/pictures.ts';
import type { Presentation } from '../context/presentation.ts';
import { categoryPath } from '../domain/category-path.ts';
import { productPath } from '../domain/product-path.ts';
import { priceView } from './price.ts';

/** A search suggestion: an entry of `products` or `categories` of `<SearchDrawer>`. */
export interface SuggestionView {
  /** Unique among all suggestions: `product-7`. */
  id: string;
  /** Name of the product or category. */
  label: string;
  /** Link to the page of the product or category. */
  href: string;
  /** Picture of the product; `undefined` if the product has none. */
  picture?: PictureView | undefined;
  /** Price of the product. */
  meta?: string;
}

/** A product of `useSearchSuggestions` as an entry of the search drawer. */
export function suggestionView(card: ProductCard, shop: Presentation, now: number): SuggestionView {
  return {
    id: `product-${card.id}`,
    label: card.storeName,
    href: shop.href(productPath(card)),
    picture: shop.picture(card.image, 'line'),
    meta: priceView(card, shop, now).now,
  };
}

/** A category as an entry of the search drawer. */
export function categorySuggestionView(category: Category, { href }: Presentation): SuggestionView {
  return { id: `category-${category.id}`, label: category.name, href: href(categoryPath(category)) };
}
