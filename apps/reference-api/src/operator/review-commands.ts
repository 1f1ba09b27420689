import { idsIn } from '../domain/ids.ts';
import { notFound } from '../errors/refused.ts';
import { replyToReview } from '../repositories/reviews.ts';
import { operatorCommand } from './command.ts';

export const reviewCommands = [
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
