import {
  bool,
  decimal,
  type Infer,
  int,
  key,
  money,
  nullable,
  object,
  oneOf,
  pictures,
  text,
  time,
  withDefault,
} from '../schema/schema.ts';
import { type LineFields, lineFields, type MerchantFields, merchantFields } from './fields.ts';

export const Review = object({
  /** Id; 0 if the backend does not send it. */
  id: withDefault(int, 0),
  /** Id of the account. */
  uid: withDefault(int, 0),
  /** URL of the shopper’s picture. */
  avatar: text,
  /** Nickname, masked by the backend. */
  nickname: text,
  /** Whether the shopper bought the product. */
  verified: bool,
  /** When it was written, epoch ms; null if the backend does not send it. */
  createTime: nullable(time),
  /** The text of the review. */
  comment: text,
  /** Stars, 1 to 5; null if the backend does not send them. */
  star: nullable(oneOf(1, 2, 3, 4, 5)),
  /** URLs of the pictures. */
  pics: pictures,
  /** The merchant’s reply. */
  merchantReplyContent: nullable(text),
  /** Attribute values, joined by commas. */
  sku: text,
});
/** A review of a product. */
export interface Review extends Infer<typeof Review> {}

export const ReviewCount = object({
  /** Number of all reviews. */
  sumCount: int,
  /** Reviews with 5 stars. */
  goodCount: int,
  /** Reviews with 2 to 4 stars. */
  inCount: int,
  /** Reviews with 1 star. */
  poorCount: int,
  /** Share of good reviews, 0 to 1. */
  replyChance: withDefault(decimal, 0),
  /** Average number of stars, rounded down. */
  replyStar: withDefault(int, 0),
});
/** Number of good, medium and poor reviews of a product. */
export interface ReviewCount extends Infer<typeof ReviewCount> {}

export const ReviewSummary = object({
  /** Number of all reviews. */
  sumCount: int,
  /** Share of good reviews, 0 to 1. */
  replyChance: withDefault(decimal, 0),
  /** One of the reviews, or null. */
  productReply: nullable(Review),
});
/** Number of reviews of a product, and one of them. */
export interface ReviewSummary extends Infer<typeof ReviewSummary> {}

export const PendingReview = object(merchantFields, lineFields, {
  /** Id of the order line, the `orderInfoId` of `reviews.create`. */
  id: int,
  /** Merchant order number, the `orderNo` of `reviews.create`. */
  merOrderNo: key,
  /** Unit price charged, in cents. */
  price: money,
});
/** An order line awaiting a review. */
export interface PendingReview extends MerchantFields, LineFields, Infer<typeof PendingReview> {}
