import { heroPicture } from './urls.ts';

/**
 * Makes pictures before anyone asks, one after another and behind whatever a shopper waits for. Never fails: a picture
 * that cannot be made now is made when it is asked for.
 *
 * @param urls path-absolute, with their query: `/media/r1/…webp?w=480&f=avif`.
 * @param signal stops between two pictures.
 */
export async function warmMedia(urls: readonly string[], dataDir: string, signal?: AbortSignal): Promise<void> {
  const { renderMedia } = await import('./render.ts');
  for (const url of urls) {
    if (signal?.aborted) return;
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    await renderMedia(pathname, Object.fromEntries(searchParams), dataDir, 'later').catch(() => undefined);
  }
}

/** The address of a picture in each of the widths, as AVIF. */
export const inWidths = (url: string, widths: readonly number[]): string[] =>
  widths.map((width) => `${url}?w=${width}&f=avif`);

/** What the first screen of the home page shows, besides the first products. */
export const HOME_PICTURES: readonly string[] = inWidths(heroPicture('street'), [640, 960, 1280]);
