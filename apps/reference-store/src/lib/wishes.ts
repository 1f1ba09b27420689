import { deferred } from './deferred.tsx';
import { createMarks } from './marks.ts';

/** The hearts of all products. */
export const wishes = createMarks(
  deferred(() => import('../components/WishKeeper.tsx').then(({ WishKeeper }) => WishKeeper), { words: ['frame'] }),
);
