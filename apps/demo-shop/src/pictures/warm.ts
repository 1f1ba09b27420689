import { setTimeout } from 'node:timers/promises';
import type { PictureStore } from '@promenade/reference-api/media/render.ts';

/**
 * Makes pictures before anyone asks, one after another and behind whatever a shopper waits for. Rests as long as each one
 * took, so that a small machine has time for other things. A picture that cannot be made now is made when it is asked for.
 *
 * @param urls path-absolute, with their query: `/media/r1/…webp?w=480&f=avif`.
 * @param signal stops it.
 * @returns How many were made; the others were there.
 */
export async function warmMedia(urls: readonly string[], store: PictureStore, signal: AbortSignal): Promise<number> {
  const { makeAhead } = await import('@promenade/reference-api/media/render.ts');
  let made = 0;
  for (const url of urls) {
    if (signal.aborted) break;
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const began = performance.now();
    const isNew = await makeAhead(pathname, Object.fromEntries(searchParams), store, signal).catch(() => false);
    if (!isNew) continue;
    made++;
    await setTimeout(performance.now() - began, undefined, { signal }).catch(() => undefined);
  }
  return made;
}
