import type { ProductCard, Review } from '@promenade/storefront-sdk';
import type { CartLineState } from '../cart/cart-types.ts';
import type { PictureView } from '../context/pictures.ts';
import type { StorefrontValue } from '../context/use-storefront.ts';
import { formatPercent } from '../domain/percent-badge.ts';
import { type PriceInput, priceOf } from '../domain/price.ts';
import { productPath } from '../domain/product-path.ts';
import { priceOfLine } from '../domain/totals.ts';
import { attributesText } from '../domain/variant.ts';
import { ratingView, soldText } from '../views/product-texts.ts';

/** What a field of a row shows. */
export type TemplateFieldValue = string | number | boolean | PictureView | undefined;
/** The fields of a row by their names. */
export type TemplateFieldValues = Readonly<Record<string, TemplateFieldValue>>;

type Presenter = Pick<StorefrontValue, 'href' | 'picture' | 'formatMoney' | 'day' | 'locale' | 'errorText'>;

function priceFields(input: PriceInput, now: number, { formatMoney, locale }: Presenter) {
  const { nowCents, wasCents, percentOff } = priceOf(input, now);
  return {
    price: formatMoney(nowCents),
    was: wasCents === undefined ? undefined : formatMoney(wasCents),
    discount: percentOff === undefined ? undefined : formatPercent(percentOff, locale),
  };
}

/** A product as a row of an owner's page: `name`, `price`, `was`, `discount`, `rating`, `sold`, `image`, `freeShipping`, `soldOut`. */
export function productFields(card: ProductCard, now: number, shop: Presenter): TemplateFieldValues {
  return {
    ...priceFields(card, now, shop),
    name: card.storeName,
    image: shop.picture(card.image, 'card', card.storeName),
    rating: ratingView(card.rating)?.value,
    sold: soldText(card),
    freeShipping: card.isShippingIncluded,
    soldOut: card.stock <= 0,
  };
}

export const productHref = (item: Parameters<typeof productPath>[0], { href }: Presenter): string =>
  href(productPath(item));

/** A review as a row: `author`, `avatar`, `date`, `rating`, `comment`, `attributes`, `verified`, `reply`. */
export function reviewFields(review: Review, { day, picture }: Presenter): TemplateFieldValues {
  return {
    author: review.nickname,
    avatar: picture(review.avatar, 'avatar'),
    date: day(review.createTime)?.text,
    rating: ratingView(review.star ?? 0)?.value,
    comment: review.comment,
    attributes: attributesText(review.sku),
    verified: review.verified,
    reply: review.merchantReplyContent || undefined,
  };
}

/** A line of the cart as a row: `name`, `image`, `attributes`, `price`, `was`, `total`, `quantity`, `stock`, `error`. */
export function cartFields(line: CartLineState, now: number, shop: Presenter): TemplateFieldValues {
  return {
    ...priceFields({ ...line, skuId: line.attrId }, now, shop),
    name: line.storeName,
    image: shop.picture(line.image, 'line', line.storeName),
    attributes: attributesText(line.suk),
    total: shop.formatMoney(priceOfLine(line, now).nowCents * line.quantity),
    quantity: line.quantity,
    stock: line.stock,
    error: line.error && shop.errorText(line.error),
  };
}
