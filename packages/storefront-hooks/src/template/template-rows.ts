import type { ProductCard, Review } from '@promenade/storefront-sdk';
import type { CartLineState } from '../cart/cart-types.ts';
import type { PictureView } from '../context/pictures.ts';
import type { Presentation } from '../context/presentation.ts';
import { productPath } from '../domain/product-path.ts';
import { cartLineView } from '../views/cart-line.ts';
import type { PriceView } from '../views/price.ts';
import { productCardView } from '../views/product-card.ts';
import { reviewCardView } from '../views/review-card.ts';

/** Value of a field of a row. */
export type TemplateFieldValue = string | number | boolean | PictureView | undefined;
/** The fields of a row by name. */
export type TemplateFieldValues = Readonly<Record<string, TemplateFieldValue>>;

const priceFields = ({ now, was, percentOff, lowest }: PriceView) => ({
  price: now,
  was,
  discount: percentOff,
  lowest,
});

/** The fields of a product: `name`, `price`, `was`, `discount`, `lowest`, `rating`, `sold`, `image`, `freeShipping`, `soldOut`. */
export function productFields(card: ProductCard, now: number, shop: Presentation): TemplateFieldValues {
  const { name, price, rating, sold, freeShipping, soldOut } = productCardView(card, shop, now);
  const image = shop.picture(card.image, 'card', name);
  return { ...priceFields(price), name, image, rating: rating?.value, sold, freeShipping, soldOut };
}

export const productHref = (item: Parameters<typeof productPath>[0], { href }: Presentation): string =>
  href(productPath(item));

/** The fields of a review: `author`, `avatar`, `date`, `rating`, `comment`, `attributes`, `verified`, `reply`. */
export function reviewFields(review: Review, shop: Presentation): TemplateFieldValues {
  const { author, avatar, date, rating, text, attributes, verified, reply } = reviewCardView(review, shop);
  return { author, avatar, date: date?.text, rating: rating?.value, comment: text, attributes, verified, reply };
}

/** The fields of a cart line: `name`, `image`, `attributes`, `price`, `was`, `discount`, `lowest`, `total`, `quantity`, `stock`, `error` */
export function cartFields(line: CartLineState, now: number, shop: Presentation): TemplateFieldValues {
  const { name, attributes, unitPrice, lineTotal, quantity, stock, error } = cartLineView(line, shop, now);
  const image = shop.picture(line.image, 'line', name);
  return { ...priceFields(unitPrice), name, image, attributes, total: lineTotal, quantity, stock, error };
}
