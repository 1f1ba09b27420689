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
  /** 0 from backends that do not tell. */
  id: withDefault(int, 0),
  /** Id of the account. */
  uid: withDefault(int, 0),
  /** Address of the shopper’s picture. */
  avatar: text,
  /** Masked by the backend. */
  nickname: text,
  /** Whether the shopper bought the product. */
  verified: bool,
  /** When it was written, epoch ms; null where the backend does not tell. */
  createTime: nullable(time),
  /** The text of the review. */
  comment: text,
  /** 1 to 5; null where the backend does not tell. */
  star: nullable(oneOf(1, 2, 3, 4, 5)),
  /** Addresses of the pictures. */
  pics: pictures,
  /** The merchant’s answer. */
  merchantReplyContent: nullable(text),
  /** Values of the attributes, joined by commas. */
  sku: text,
});
/** A review of a product. */
export interface Review extends Infer<typeof Review> {}

export const ReviewCount = object({
  /** All reviews. */
  sumCount: int,
  /** 5 stars. */
  goodCount: int,
  /** 2 to 4 stars. */
  inCount: int,
  /** 1 star. */
  poorCount: int,
  /** Good ones among all, 0 to 1. */
  replyChance: withDefault(decimal, 0),
  /** Mean of the stars, rounded down. */
  replyStar: withDefault(int, 0),
});
/** How many reviews of each kind a product has. */
export interface ReviewCount extends Infer<typeof ReviewCount> {}

export const ReviewSummary = object({
  /** All reviews. */
  sumCount: int,
  /** Good ones among all, 0 to 1. */
  replyChance: withDefault(decimal, 0),
  /** One of them. */
  productReply: nullable(Review),
});
/** How many reviews a product has, and one of them. */
export interface ReviewSummary extends Infer<typeof ReviewSummary> {}

export const PendingReview = object(merchantFields, lineFields, {
  /** Order line; goes back as `orderInfoId`. */
  id: int,
  /** Merchant order; goes back as `orderNo`. */
  merOrderNo: key,
  /** Unit price that was charged, in cents. */
  price: money,
});
/** An order line that waits for its review. */
export interface PendingReview extends MerchantFields, LineFields, Infer<typeof PendingReview> {}
