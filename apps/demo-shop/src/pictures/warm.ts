import { setTimeout } from 'node:timers/promises';
import type { PictureStore } from '@promenade/reference-api/media/render.ts';

/**
 * Draws pictures ahead of requests, one after another and at lower priority than requests. Pauses after each one for as long
 * as it took, so that a small machine has time for other work. A picture that fails is drawn on request instead.
 * @param urls path-absolute, with their query: `/media/r1/…webp?w=480&f=avif`.
 * @param signal stops it.
 * @returns How many were drawn; the others existed.
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
