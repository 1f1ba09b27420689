import type { Review } from '@promenade/storefront-sdk';
import type { PictureView } from '../context/pictures.ts';
import type { Presentation } from '../context/presentation.ts';
import type { DateText } from '../domain/format-date.ts';
import { attributesText } from '../domain/variant.ts';
import { type RatingView, ratingView } from './product-texts.ts';

/** What a card shows of a review. */
export interface ReviewCardView {
  /** Name of the shopper as the backend masks it. */
  author: string;
  /** Picture of the shopper. */
  avatar: PictureView | undefined;
  /** When it was written, in the long format of the page's language; `undefined` where the backend does not say. */
  date: DateText | undefined;
  /** `undefined` where the backend does not say. */
  rating: RatingView | undefined;
  /** What the shopper wrote: plain text, untrusted. */
  text: string;
  /** The values that were bought: `Sand, 42`. */
  attributes: string | undefined;
  /** Pictures of the shopper. */
  pictures: readonly PictureView[];
  /** Whether the shopper bought the product. */
  verified: boolean;
  /** What the merchant replied. */
  reply: string | undefined;
}

/**
 * A review as the props of its card. Its date is that of the shop's time zone.
 *
 * @param pictureLabel What a picture shows, by its index. @default the shopper's name with its number
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
