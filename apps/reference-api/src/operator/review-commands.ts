import { textIn } from '../db/texts.ts';
import { idsIn } from '../domain/ids.ts';
import { notFound } from '../errors/refused.ts';
import { unansweredReviews } from '../repositories/owner-lists.ts';
import { replyToReview } from '../repositories/reviews.ts';
import { operatorCommand } from './command.ts';
import { entry, hostOption, listed, when, windowOf } from './listing.ts';

export const reviewCommands = [
  operatorCommand({
    name: 'review list',
    summary: 'shows reviews that nobody has answered, the newest first',
    words: {},
    options: hostOption,
    run: async (deps, { host }) => {
      const { rows, total } = await unansweredReviews(deps.database.db, await windowOf(deps, host));
      const entries = rows.map((review) =>
        entry(`${review.id}  ${when(review.created_at)}, ${textIn(review.name, ['en'])} (${review.slug})`, [
          `product ${review.product_score}, service ${review.service_score}, in ${review.locale}`,
          `${review.nickname}: ${review.comment}`,
          ...review.pictures.map((picture) => new URL(picture, deps.config.publicUrl).href),
        ]),
      );
      return listed(entries, total, 'Every review is answered.');
    },
  }),
  operatorCommand({
    name: 'review reply',
    summary: 'answers a review in the name of the merchant; a second answer takes the place of the first',
    words: { id: 'number of the review', reply: 'what the merchant says, in the language of the review' },
    options: {},
    run: async ({ database }, { id, reply }) => {
      const [reviewId] = idsIn(id);
      if (reviewId === undefined || !(await replyToReview(database.db, reviewId, reply.trim()))) throw notFound();
      return `Review ${id} is answered.`;
    },
  }),
];
