import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { savesData } from '../page/saves-data.ts';

/** Puts the next page in the place of the last, which fades out where the visitor wants motion and the browser can. */
export function showPage(show: () => void): void {
  const fades =
    'startViewTransition' in document && !savesData() && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  // A hidden window and a page after the next skip the fading; the page is shown all the same.
  if (fades) document.startViewTransition(() => flushSync(show)).ready.catch(() => undefined);
  else startTransition(show);
}
