import type { PendingReview, Review, ReviewCount } from '@promenade/storefront-sdk/contract';
import { type ShopLanguages, textIn } from '../db/texts.ts';
import type { ReviewTotals } from '../repositories/review-writes.ts';
import type { PendingLine, ReviewRow } from '../repositories/reviews.ts';

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A name that only its owner recognises: first letter, two stars, last letter. */
export function maskedName(name: string): string {
  const all = [...letters.segment(name.trim())].map(({ segment }) => segment);
  const [first = ''] = all;
  return `${first}**${all.length > 1 ? all.at(-1) : ''}`;
}

export function toReview(row: ReviewRow, languages: ShopLanguages): Review {
  return {
    id: row.id,
    // The account id would identify the person behind the masked name.
    uid: 0,
    avatar: row.avatar,
    nickname: maskedName(row.nickname),
    verified: row.is_verified,
    createTime: row.created_at,
    comment: row.comment,
    star: row.product_score as Review['star'],
    pics: row.pictures,
    merchantReplyContent: row.merchant_reply,
    sku: textIn(row.sku, languages),
  };
}

/** How many reviews there are. */
export const sumOf = ({ good, medium, poor }: ReviewTotals): number => good + medium + poor;

/** The share of good ones, 0 to 1 in hundredths. */
const goodShare = (totals: ReviewTotals) => Math.round((100 * totals.good) / (sumOf(totals) || 1)) / 100;

export function toReviewCount(totals: ReviewTotals): ReviewCount {
  return {
    sumCount: sumOf(totals),
    goodCount: totals.good,
    inCount: totals.medium,
    poorCount: totals.poor,
    replyChance: goodShare(totals),
    replyStar: Math.floor(totals.stars / (sumOf(totals) || 1)),
  };
}

export function toPendingReview(line: PendingLine, languages: ShopLanguages): PendingReview {
  return {
    id: line.id,
    merOrderNo: line.order_no,
    merId: line.merchant_id,
    merName: line.merchant_name,
    productId: line.product_id,
    productName: textIn(line.product_name, languages),
    image: line.image,
    sku: textIn(line.sku, languages),
    price: line.unit_price_cents,
    payNum: line.quantity,
  };
}
