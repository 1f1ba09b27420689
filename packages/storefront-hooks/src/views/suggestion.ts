import type { Category, ProductCard } from '@promenade/storefront-sdk';
import type { PictureView } from '../context/pictures.ts';
import type { Presentation } from '../context/presentation.ts';
import { categoryPath } from '../domain/category-path.ts';
import { productPath } from '../domain/product-path.ts';
import { priceView } from './price.ts';

/** A suggestion of a search: an entry of `products` or `categories` of `<SearchDrawer>`. */
export interface SuggestionView {
  /** Tells suggestions apart: `product-7`. */
  id: string;
  /** Name of the product or category. */
  label: string;
  /** Link to its page. */
  href: string;
  /** Picture of the product; `undefined` where it has none. */
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
