import type { Review } from '@promenade/storefront-sdk';
import type { PictureView } from '../context/pictures.ts';
import type { Presentation } from '../context/presentation.ts';
import type { DateText } from '../domain/format-date.ts';
import { attributesText } from '../domain/variant.ts';
import { type RatingView, ratingView } from './product-texts.ts';

/** A review as text for its card. */
export interface ReviewCardView {
  /** Name of the shopper as the backend masks it. */
  author: string;
  /** Picture of the shopper. */
  avatar: PictureView | undefined;
  /** When the review was written, in the long format of the page's language; `undefined` if the backend sends no time. */
  date: DateText | undefined;
  /** Rating in stars; `undefined` if the backend sends none. */
  rating: RatingView | undefined;
  /** The shopper's comment: plain text, untrusted. */
  text: string;
  /** The values of the variant that the shopper bought: `Sand, 42`. */
  attributes: string | undefined;
  /** Pictures that the shopper added. */
  pictures: readonly PictureView[];
  /** Whether the shopper bought the product. */
  verified: boolean;
  /** The merchant's reply. */
  reply: string | undefined;
}

/**
 * A review as the props of its card. The date is in the shop's time zone.
 *
 * @param pictureLabel Returns the alternative text of a picture by its index. @default the shopper's name with its number
 */
export function reviewCardView(
  review: Review,
  { day, picture }: Presentation,
  pictureLabel?: (index: number) => string,
): ReviewCardView {
  const { nickname, avatar, createTime, star, comment, sku, pics, verified, merchantReplyContent } = review;
  const labelOf = pictureLabel ?? ((index: number) => `${nickname} ${index + 1}`);
  return {
    author: nickname,
    avatar: picture(avatar, 'avatar'),
    date: day(createTime),
    rating: ratingView(star ?? 0),
    text: comment,
    attributes: attributesText(sku),
    pictures: pics.flatMap((address, index) => picture(address, 'review', labelOf(index)) ?? []),
    verified,
    reply: merchantReplyContent || undefined,
  };
}
