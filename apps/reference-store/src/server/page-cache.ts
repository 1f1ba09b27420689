import { LRUCache } from 'lru-cache';
import type { KeptHtml } from './kept-html.ts';
import { type Asker, createSharedWork } from './shared-work.ts';
import type { TagSources } from './tag-sources.ts';

/** A public page as every visitor of its address gets it, but for the nonce. */
export interface KeptPage {
  html: KeptHtml;
  tags: TagSources | undefined;
}

export interface PageCacheOptions {
  /** Memory for documents; what was asked for the longest time ago gives way. */
  maxBytes: number;
  /** Time for which a page is sent as it is. */
  freshMs?: number;
  /** Time after that in which it is still sent, while it is rendered anew. */
  staleMs?: number;
  /** Age up to which it is sent when it cannot be rendered anew because the backend does not answer. */
  failedMs?: number;
  now?: () => number;
}

export interface PageCache {
  /**
   * The page under a key, with how it was found; `undefined` when it may not be kept, and then everybody renders their own.
   * Whoever comes while it is being rendered waits for that. A page is kept when it was asked for a second time, so that
   * addresses that are asked for once do not put out the others. Rejects as `render` and the turn of the asker do.
   *
   * @param render is called when the asker's turn comes first among those who wait for the page.
   */
  find(key: string, asker: Asker, render: () => Promise<Rendered>): Promise<[KeptPage | undefined, CacheState]>;
  /** Forgets all pages; what is being rendered now is not kept. */
  purge(): void;
}

/** A page that may be kept, `undefined` for one that may not, or `failed` when the backend could not be read for it. */
export type Rendered = KeptPage | 'failed' | undefined;

export type CacheState = 'hit' | 'stale' | 'miss';

interface Entry {
  page: KeptPage;
  renderedAt: number;
}

/** For how many addresses it is known that they were asked for. */
const ASKED_MAX = 10_000;

/** Pages of the last seconds. A page holds nothing of the visitor for whom it was rendered. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { maxBytes, freshMs = 10_000, staleMs = 50_000, failedMs = 600_000, now = Date.now } = options;
  const kept = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => page.html.bytes + key.length,
  });
  const asked = new LRUCache<string, number>({ max: ASKED_MAX });
  const rendering = createSharedWork<Rendered>();
  let edition = 0;

  function renderOnce(key: string, asker: Asker, render: () => Promise<Rendered>): Promise<Rendered> {
    const startedIn = edition;
    return rendering.ask(`${startedIn} ${key}`, asker, async () => {
      const page = await render();
      const isWanted = (asked.get(key) ?? 0) > 1;
      if (page && page !== 'failed' && isWanted && startedIn === edition) kept.set(key, { page, renderedAt: now() });
      return page;
    });
  }

  return {
    async find(key, asker, render): Promise<[KeptPage | undefined, CacheState]> {
      asked.set(key, (asked.get(key) ?? 0) + 1);
      const entry = kept.get(key);
      const age = entry ? now() - entry.renderedAt : Number.POSITIVE_INFINITY;
      if (entry && age < freshMs) return [entry.page, 'hit'];
      if (entry && age < freshMs + staleMs) {
        // The visitor has a page already, and may leave; the next one tries again.
        renderOnce(key, { turn: asker.turn }, render).catch(() => undefined);
        return [entry.page, 'stale'];
      }
      const old = entry && age < failedMs ? entry.page : undefined;
      try {
        const page = await renderOnce(key, asker, render);
        if (page !== 'failed') return [page, 'miss'];
        return [old, old ? 'stale' : 'miss'];
      } catch (error) {
        if (!old || asker.signal?.aborted) throw error;
        return [old, 'stale'];
      }
    },
    purge() {
      edition += 1;
      kept.clear();
    },
  };
}
