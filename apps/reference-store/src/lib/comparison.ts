import { deferred } from './deferred.tsx';
import { createMarks } from './marks.ts';

/** The products that the shopper wants to compare. */
export const comparison = createMarks(
  deferred(() => import('../components/CompareKeeper.tsx').then(({ CompareKeeper }) => CompareKeeper), {
    words: ['frame'],
  }),
);
