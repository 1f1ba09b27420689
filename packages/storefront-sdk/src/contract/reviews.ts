import { endpoint } from './endpoint.ts';
import {
  bool,
  type Infer,
  int,
  money,
  nothing,
  nullable,
  number,
  object,
  oneOf,
  orElse,
  page,
  pictures,
  text,
  time,
} from './schema.ts';

export const Review = object({
  /** 0 from backends that do not tell. */
  id: orElse(int, 0),
  uid: orElse(int, 0),
  avatar: text,
  /** Masked by the backend. */
  nickname: text,
  verified: bool,
  createTime: time,
  comment: text,
  star: nullable(oneOf(1, 2, 3, 4, 5)),
  pics: pictures,
  merchantReplyContent: nullable(text),
  sku: text,
});
/** What a shopper says of a product. */
export type Review = Infer<typeof Review>;

export const ReviewCount = object({
  sumCount: int,
  /** 5 stars. */
  goodCount: int,
  /** 2 to 4 stars. */
  inCount: int,
  /** 1 star. */
  poorCount: int,
  /** Good ones among all, 0 to 1. */
  replyChance: orElse(number, 0),
  /** Mean of the stars, rounded down. */
  replyStar: orElse(int, 0),
});
/** How many reviews of each kind a product has. */
export type ReviewCount = Infer<typeof ReviewCount>;

export const ReviewTeaser = object({
  sumCount: int,
  /** Good ones among all, 0 to 1. */
  replyChance: orElse(number, 0),
  productReply: nullable(Review),
});
/** How many reviews a product has, and one of them. */
export type ReviewTeaser = Infer<typeof ReviewTeaser>;

export const PendingReview = object({
  /** Order line; goes back as `orderInfoId`. */
  id: int,
  /** Merchant order; goes back as `orderNo`. */
  merOrderNo: text,
  merId: int,
  merName: text,
  productId: int,
  productName: text,
  image: text,
  sku: text,
  price: money,
  payNum: int,
});
/** An order line that waits for its review. */
export type PendingReview = Infer<typeof PendingReview>;

export const reviewList = endpoint(
  'review.list',
  'GET',
  '/api/front/product/reply/list/{productId}',
  'guest',
  page(Review),
);
export const reviewCount = endpoint(
  'review.count',
  'GET',
  '/api/front/product/reply/config/{id}',
  'guest',
  ReviewCount,
);
export const reviewTeaser = endpoint(
  'review.teaser',
  'GET',
  '/api/front/product/reply/detail/{id}',
  'guest',
  ReviewTeaser,
);
export const reviewPending = endpoint(
  'review.pending',
  'GET',
  '/api/front/order/reply/list',
  'user',
  page(PendingReview),
);
export const reviewCreate = endpoint('review.create', 'POST', '/api/front/order/comment', 'user', nothing, {
  keyed: true,
});
