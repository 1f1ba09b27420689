import { LRUCache } from 'lru-cache';
import type { KeptHtml } from './kept-html.ts';
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
  now?: () => number;
}

export interface PageCache {
  /**
   * The page under a key, with how it was found; `undefined` when it may not be kept, and then everybody renders their own.
   * Whoever comes while it is being rendered waits for that. Rejects as `render` does.
   */
  find(key: string, render: () => Promise<KeptPage | undefined>): Promise<[KeptPage | undefined, CacheState]>;
  /** Forgets all pages; what is being rendered now is not kept. */
  purge(): void;
}

export type CacheState = 'hit' | 'stale' | 'miss';

interface Entry {
  page: KeptPage;
  renderedAt: number;
}

/** Pages of the last seconds. A page holds nothing of the visitor for whom it was rendered. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { maxBytes, freshMs = 10_000, staleMs = 50_000, now = Date.now } = options;
  const kept = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => page.html.bytes + key.length,
  });
  const rendering = new Map<string, Promise<KeptPage | undefined>>();
  let edition = 0;

  function renderOnce(key: string, render: () => Promise<KeptPage | undefined>): Promise<KeptPage | undefined> {
    const running = rendering.get(key);
    if (running) return running;
    const startedIn = edition;
    const started = render()
      .then((page) => {
        if (page && startedIn === edition) kept.set(key, { page, renderedAt: now() });
        return page;
      })
      .finally(() => {
        if (rendering.get(key) === started) rendering.delete(key);
      });
    rendering.set(key, started);
    return started;
  }

  return {
    async find(key, render) {
      const entry = kept.get(key);
      const age = entry ? now() - entry.renderedAt : Number.POSITIVE_INFINITY;
      if (entry && age < freshMs) return [entry.page, 'hit'];
      if (entry && age < freshMs + staleMs) {
        // The visitor has a page already; the next one tries again.
        renderOnce(key, render).catch(() => undefined);
        return [entry.page, 'stale'];
      }
      return [await renderOnce(key, render), 'miss'];
    },
    purge() {
      edition += 1;
      rendering.clear();
      kept.clear();
    },
  };
}
