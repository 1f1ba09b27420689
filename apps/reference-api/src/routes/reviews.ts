import { REVIEW_TYPE, type ReviewKind } from '@promenade/storefront-hooks/domain';
import { contractRoutes } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { shopperOf } from '../domain/principals.ts';
import { sumOf, toPendingReview, toReview, toReviewCount } from '../domain/review-views.ts';
import { writeReview } from '../domain/reviews.ts';
import { notFound } from '../errors/refused.ts';
import { pageOf, pageWindow } from '../repositories/pages.ts';
import { bestReviewOf, pendingLines, reviewsOf, reviewTotals } from '../repositories/reviews.ts';

const REVIEWS_PER_PAGE = 20;

const kinds = ['good', 'medium', 'poor'] as const satisfies readonly ReviewKind[];

export const reviewRoutes = (deps: Deps) =>
  contractRoutes('reviews', {
    list: async ({ db, shop, locale, languages, path: { productId }, query }) => {
      const asked = { ...query, limit: query.limit ?? REVIEWS_PER_PAGE };
      const totals = await reviewTotals(db, shop.id, productId);
      if (!totals) return pageOf([], 0, asked);
      const kind = kinds.find((one) => REVIEW_TYPE[one] === query.type);
      const rows = await reviewsOf(db, productId, { kind, locale, ...pageWindow(asked) });
      return pageOf(
        rows.map((row) => toReview(row, languages)),
        kind ? totals[kind] : sumOf(totals),
        asked,
      );
    },
    count: async ({ db, shop, path: { id } }) => {
      const totals = await reviewTotals(db, shop.id, id);
      if (!totals) throw notFound();
      return toReviewCount(totals);
    },
    summary: async ({ db, shop, locale, languages, path: { id } }) => {
      const totals = await reviewTotals(db, shop.id, id);
      if (!totals) throw notFound();
      const { sumCount, replyChance } = toReviewCount(totals);
      const best = sumCount > 0 ? await bestReviewOf(db, id, locale) : undefined;
      return { sumCount, replyChance, productReply: best ? toReview(best, languages) : null };
    },
    pending: async (call) => {
      const { rows, total } = await pendingLines(call.db, shopperOf(call), pageWindow(call.query));
      return pageOf(
        rows.map((line) => toPendingReview(line, call.languages)),
        total,
        call.query,
      );
    },
    create: async (call) => {
      await writeReview(deps, call, call.body);
      return null;
    },
  });
