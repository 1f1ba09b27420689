import { input } from '../input.ts';
import { paging } from './shared.ts';

export const pointsInputs = {
  summary: input({ summary: 'The points of the account.', origin: 'family' }),
  records: input({
    summary: 'Gains and spendings, the latest first.',
    origin: 'family',
    query: paging,
    example: { query: { page: 1, limit: 10 } },
  }),
};
