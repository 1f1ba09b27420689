import { LRUCache } from 'lru-cache';
import { type Asker, createSharedWork } from '../limits/shared-work.ts';

/** A public page, which is the same for every visitor. */
export interface PublicPage {
  bytes: Uint8Array<ArrayBuffer>;
  /** The response headers, without those of the encoding. */
  headers: Readonly<Record<string, string>>;
  /** Pages with equal ETags show the same content; if their bytes differ, they were rendered within one minute. */
  etag: string;
  /** Time of rendering that the document contains, epoch ms. */
  now: number;
  /** Tags by which `purge` finds it. */
  tags: readonly string[];
}

export interface PageCacheOptions {
  /** Memory for documents; the least recently used are removed. */
  maxBytes: number;
  /** Time for which a page is fresh. */
  freshMs?: number;
  /** Time after `freshMs` in which it is still sent while it is rendered again. */
  staleMs?: number;
  /** Age up to which it is sent when it cannot be rendered again because the backend does not respond. */
  failedMs?: number;
  now?: () => number;
}

export interface PageCache {
  /** The cached page of a key if it is fresh. */
  fresh(key: string): PublicPage | undefined;
  /**
   * Returns the page of a key and how it was found; `undefined` if it must not be stored and each visitor's page has to be rendered. Concurrent
   * requests wait for the same rendering. A page is stored at its second request, so that addresses requested once do not displace others. Rejects if
   * `render` or the visitor's turn rejects.
   *
   * @param render is called when this visitor's turn comes first among the visitors that wait for the page.
   */
  find(key: string, asker: Asker, render: () => Promise<Rendered>): Promise<[PublicPage | undefined, CacheState]>;
  /** Removes the pages with one of these tags, without tags all pages. Pages that are being rendered are not stored. */
  purge(tags?: readonly string[]): void;
}

/** A page to store, `undefined` for a page that must not be stored, or `failed` if the backend could not be read. */
export type Rendered = PublicPage | 'failed' | undefined;

export type CacheState = 'hit' | 'stale' | 'miss';

interface Entry {
  page: PublicPage;
  renderedAt: number;
}

/** Number of addresses whose requests are counted. */
const ASKED_MAX = 10_000;
/** Memory of a page with its compressed forms, as a multiple of its length. */
const FORMS_FACTOR = 2;
/** Age at which a page is replaced even if its content is the same: browsers derive the age of the data from it. */
const RENEWED_MS = 60_000;

/** Stores the pages of the last seconds. A page contains nothing about the visitor for whom it was rendered. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { maxBytes, freshMs = 10_000, staleMs = 50_000, failedMs = 600_000, now = Date.now } = options;
  const kept = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => FORMS_FACTOR * page.bytes.length + key.length,
  });
  const asked = new LRUCache<string, number>({ max: ASKED_MAX });
  const rendering = createSharedWork<Rendered>();
  let edition = 0;

  function renderOnce(key: string, asker: Asker, render: () => Promise<Rendered>): Promise<Rendered> {
    const startedIn = edition;
    return rendering.ask(`${startedIn} ${key}`, asker, async () => {
      const rendered = await render();
      if (!rendered || rendered === 'failed') return rendered;
      const before = kept.peek(key)?.page;
      const isSame = before?.etag === rendered.etag && rendered.now - before.now < RENEWED_MS;
      // A page with the same content stays, with its compressed encodings.
      const page = isSame ? before : rendered;
      const isWanted = (asked.get(key) ?? 0) > 1;
      if (isWanted && startedIn === edition) kept.set(key, { page, renderedAt: now() });
      return page;
    });
  }

  return {
    fresh(key) {
      const entry = kept.get(key);
      return entry && now() - entry.renderedAt < freshMs ? entry.page : undefined;
    },
    async find(key, asker, render): Promise<[PublicPage | undefined, CacheState]> {
      asked.set(key, (asked.get(key) ?? 0) + 1);
      const entry = kept.get(key);
      const age = entry ? now() - entry.renderedAt : Number.POSITIVE_INFINITY;
      if (entry && age < freshMs) return [entry.page, 'hit'];
      if (entry && age < freshMs + staleMs) {
        // The visitor has already received a page; if this fails, the next request tries again.
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
    purge(tags) {
      edition += 1;
      if (!tags) kept.clear();
      else for (const [key, { page }] of kept) if (page.tags.some((tag) => tags.includes(tag))) kept.delete(key);
    },
  };
}
