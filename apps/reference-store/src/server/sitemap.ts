import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { categoryPath, LOCALES, localizePath, merchantPath, productPath } from '@promenade/storefront-hooks/domain';
import {
  type Category,
  type Client,
  categoriesTree,
  merchantsDirectory,
  productsList,
} from '@promenade/storefront-sdk';
import { LRUCache } from 'lru-cache';
import * as paths from '../page/paths.ts';
import { escaped } from './escaped.ts';
import { type Asker, createSharedWork } from './shared-work.ts';

const PAGE_SIZE = 50;
const MOST_PAGES = 1_000;
/** Paths of one file, each with an address in every language: some 80 kB once they are compressed. */
const PATHS_A_FILE = 2_000;
const KEPT_MS = 3_600_000;
/** Compressed files of all origins: four times those of 50,000 products. */
const KEPT_BYTES = 16 * 1024 * 1024;
/** Longest time that one reading of the whole catalogue may take. */
const READING_LIMIT_MS = 60_000;

const compress = promisify(gzip);

export interface Sitemap {
  /**
   * A file with public pages in every language, or the `index` of all such files, compressed with gzip; `undefined` for a number
   * that there is not. It is made once an hour for all who ask. Rejects when the catalogue cannot be read, and as the turn of the
   * asker does.
   */
  file(origin: string, name: 'index' | number, asker: Asker): Promise<Buffer | undefined>;
  close(): void;
}

interface Reading {
  paths: Promise<string[]>;
  since: number;
}

/** Reads the catalogue at most once an hour, however many crawlers ask. */
export function createSitemap(client: Client, now: () => number = Date.now): Sitemap {
  const closing = new AbortController();
  const files = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: ({ length }) => length });
  const writing = createSharedWork<Buffer>();
  let kept: Reading | undefined;

  function reading(): Reading {
    if (kept && now() - kept.since < KEPT_MS) return kept;
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(READING_LIMIT_MS)]);
    const started = { paths: readPaths(client, signal), since: now() };
    kept = started;
    started.paths.catch(() => {
      if (kept === started) kept = undefined;
    });
    return started;
  }

  return {
    async file(origin, name, asker) {
      const { paths: all, since } = reading();
      const known = await all;
      const count = Math.ceil(known.length / PATHS_A_FILE);
      if (name !== 'index' && (name < 1 || name > count)) return undefined;
      const key = `${since} ${name} ${origin}`;
      const found = files.get(key);
      if (found) return found;
      return writing.ask(key, asker, async () => {
        const part = name === 'index' ? [] : known.slice((name - 1) * PATHS_A_FILE, name * PATHS_A_FILE);
        const file = await compress(name === 'index' ? indexXml(count, origin) : partXml(part, origin));
        files.set(key, file);
        return file;
      });
    },
    close: () => closing.abort(),
  };
}

async function readPaths(client: Client, signal: AbortSignal): Promise<string[]> {
  const tree = await categoriesTree(client, {}, { signal });
  const found: string[] = [
    paths.home,
    paths.allProducts,
    paths.activities,
    paths.topProducts,
    paths.merchantStreet,
    ...paths.contentPaths,
    ...flatten(tree).map(categoryPath),
  ];
  for (let page = 1; page <= MOST_PAGES; page++) {
    const answer = await productsList(client, { page, limit: PAGE_SIZE }, { signal });
    found.push(...answer.list.map(productPath));
    if (!answer.hasNext) break;
  }
  for (let page = 1; page <= MOST_PAGES; page++) {
    const answer = await merchantsDirectory(client, { page, limit: PAGE_SIZE }, { signal });
    found.push(...answer.list.map(({ id }) => merchantPath(id)));
    if (!answer.hasNext) break;
  }
  return [...new Set(found)];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SITEMAPS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function indexXml(count: number, origin: string): string {
  const files = Array.from({ length: count }, (_, index) => `${origin}/sitemap-${index + 1}.xml`);
  const entries = files.map((file) => `<sitemap><loc>${escaped(file)}</loc></sitemap>`);
  return `${HEAD}<sitemapindex ${SITEMAPS}>${entries.join('')}</sitemapindex>`;
}

function partXml(paths: readonly string[], origin: string): string {
  const urls = paths.map((path) => {
    const alternates = LOCALES.map(
      (locale) =>
        `<xhtml:link rel="alternate" hreflang="${locale}" href="${escaped(origin + localizePath(path, locale))}"/>`,
    ).join('');
    return LOCALES.map(
      (locale) => `<url><loc>${escaped(origin + localizePath(path, locale))}</loc>${alternates}</url>`,
    ).join('');
  });
  return `${HEAD}<urlset ${SITEMAPS} xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`;
}

function flatten(tree: readonly Category[]): Category[] {
  return tree.flatMap((category) => [category, ...flatten(category.childList)]);
}
