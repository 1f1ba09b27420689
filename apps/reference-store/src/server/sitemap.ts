import { categoryPath, LOCALES, localizePath, merchantPath, productPath } from '@promenade/storefront-hooks/domain';
import {
  type Category,
  type Client,
  categoriesTree,
  merchantsDirectory,
  productsList,
} from '@promenade/storefront-sdk';
import { LRUCache } from 'lru-cache';
import { contentGroups } from '../lib/content-pages.ts';
import * as addresses from '../lib/paths.ts';
import { type Asker, createSharedWork } from '../limits/shared-work.ts';
import { escaped } from './digest.ts';
import { acceptedEncodings, type StoreRequest, type StoreResponse } from './request.ts';

const PAGE_SIZE = 50;
/** Pages of the catalogue in one file: 2,000 paths, each in every language, about 80 kB compressed. */
const PAGES_A_FILE = 40;
const CACHE_MS = 3_600_000;
/** Memory in bytes for compressed files of all origins: four times the size for 50,000 products. */
const CACHE_BYTES = 16 * 1024 * 1024;
/** Number of files whose entries are cached for other origins. */
const ENTRIES_KEPT = 25;
/** Longest time for reading the entries of a file. */
const READING_LIMIT_MS = 60_000;

async function compress(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export interface Sitemap {
  /**
   * Returns a file with public pages in every language, or the `index` of all files, compressed with gzip; `undefined` for an unknown number. It is
   * created once an hour for all clients, and reads only the part of the catalogue that it contains. Rejects if the catalogue cannot be read or the
   * caller's turn rejects.
   */
  file(origin: string, name: 'index' | number, asker: Asker): Promise<Uint8Array<ArrayBuffer> | undefined>;
  close(): void;
}

interface Entry {
  path: string;
  /** Epoch ms; undefined if the backend does not have it. */
  updateTime?: number | undefined;
  /** Address of the product's picture. */
  picture?: string | undefined;
}

/** Reads the entries of a page. */
type ReadPage = (signal: AbortSignal) => Promise<Entry[]>;

interface Outline {
  pages: Promise<ReadPage[]>;
  since: number;
}

/** Reads the catalogue at most once an hour, however many crawlers request it. */
export function createSitemap(client: Client, now: () => number = Date.now): Sitemap {
  const closing = new AbortController();
  const files = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  const entries = new LRUCache<string, Promise<Entry[]>>({ max: ENTRIES_KEPT });
  const writing = createSharedWork<Uint8Array<ArrayBuffer>>();
  let kept: Outline | undefined;

  const limited = () => AbortSignal.any([closing.signal, AbortSignal.timeout(READING_LIMIT_MS)]);

  function outline(): Outline {
    if (kept && now() - kept.since < CACHE_MS) return kept;
    const started = { pages: readOutline(client, limited()), since: now() };
    kept = started;
    started.pages.catch(() => {
      if (kept === started) kept = undefined;
    });
    return started;
  }

  function entriesOf(key: string, pages: readonly ReadPage[]): Promise<Entry[]> {
    const known = entries.get(key);
    if (known) return known;
    const reading = readAll(pages, limited());
    entries.set(key, reading);
    reading.catch(() => entries.delete(key));
    return reading;
  }

  return {
    async file(origin, name, asker) {
      const { pages, since } = outline();
      const all = await pages;
      const count = Math.ceil(all.length / PAGES_A_FILE);
      if (name !== 'index' && (name < 1 || name > count)) return undefined;
      const key = `${since} ${name} ${origin}`;
      const found = files.get(key);
      if (found) return found;
      return writing.ask(key, asker, async () => {
        const file = await compress(name === 'index' ? indexXml(count, origin) : partXml(await part(name), origin));
        files.set(key, file);
        return file;
      });

      function part(number: number): Promise<Entry[]> {
        // Includes one page of the next file, because removing a product moves the following ones up.
        const own = all.slice((number - 1) * PAGES_A_FILE, number * PAGES_A_FILE + 1);
        return entriesOf(`${since} ${number}`, own);
      }
    },
    close: () => closing.abort(),
  };
}

/** Finds the number of pages; their entries are read on demand. */
async function readOutline(client: Client, signal: AbortSignal): Promise<ReadPage[]> {
  const tree = await categoriesTree(client, {}, { signal });
  const known = [
    addresses.home,
    addresses.allProducts,
    addresses.activities,
    addresses.topProducts,
    addresses.merchantStreet,
    ...flatten(tree).map(categoryPath),
  ].map((path): Entry => ({ path }));
  known.push(
    ...Object.values(contentGroups)
      .flat()
      .map(({ path, changed }) => ({ path, updateTime: Date.parse(changed) })),
  );
  const knownPages = Array.from({ length: Math.ceil(known.length / PAGE_SIZE) }, (_, page) => async () => {
    return known.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
  });
  const merchants = (page: number, signal: AbortSignal) =>
    merchantsDirectory(client, { page, limit: PAGE_SIZE }, { signal });
  const products = (page: number, signal: AbortSignal) => productsList(client, { page, limit: PAGE_SIZE }, { signal });
  return [
    ...knownPages,
    ...(await pagesOf(merchants, ({ id }) => ({ path: merchantPath(id) }), signal)),
    ...(await pagesOf(
      products,
      (card) => ({ path: productPath(card), updateTime: card.updateTime, picture: card.image }),
      signal,
    )),
  ];
}

/** The current number of pages of a list, as functions that read them. */
async function pagesOf<Item>(
  list: (page: number, signal: AbortSignal) => Promise<{ list: Item[]; pages: number }>,
  entryOf: (item: Item) => Entry,
  signal: AbortSignal,
): Promise<ReadPage[]> {
  const { pages } = await list(1, signal);
  return Array.from({ length: pages }, (_, index) => async (during) => {
    return (await list(index + 1, during)).list.map(entryOf);
  });
}

async function readAll(pages: readonly ReadPage[], signal: AbortSignal): Promise<Entry[]> {
  const found = new Map<string, Entry>();
  for (const page of pages) for (const entry of await page(signal)) found.set(entry.path, entry);
  return [...found.values()];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const IMAGES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
const SITEMAPS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function indexXml(count: number, origin: string): string {
  const files = Array.from({ length: count }, (_, index) => `${origin}/sitemap-${index + 1}.xml`);
  const entries = files.map((file) => `<sitemap><loc>${escaped(file)}</loc></sitemap>`);
  return `${HEAD}<sitemapindex ${SITEMAPS}>${entries.join('')}</sitemapindex>`;
}

function partXml(entries: readonly Entry[], origin: string): string {
  const urls = entries.map(({ path, updateTime, picture }) => {
    const changed = updateTime === undefined ? '' : `<lastmod>${new Date(updateTime).toISOString()}</lastmod>`;
    const address = picture ? URL.parse(picture, origin)?.href : undefined;
    const image = address ? `<image:image><image:loc>${escaped(address)}</image:loc></image:image>` : '';
    const alternates = LOCALES.map(
      (locale) =>
        `<xhtml:link rel="alternate" hreflang="${locale}" href="${escaped(origin + localizePath(path, locale))}"/>`,
    ).join('');
    return LOCALES.map(
      (locale) =>
        `<url><loc>${escaped(origin + localizePath(path, locale))}</loc>${changed}${alternates}${image}</url>`,
    ).join('');
  });
  return `${HEAD}<urlset ${SITEMAPS} xmlns:xhtml="http://www.w3.org/1999/xhtml" ${IMAGES}>${urls.join('')}</urlset>`;
}

function flatten(tree: readonly Category[]): Category[] {
  return tree.flatMap((category) => [category, ...flatten(category.childList)]);
}

/** The file that an address requests: the index or its number; undefined for other addresses. */
export function sitemapName(pathname: string): 'index' | number | undefined {
  if (pathname === '/sitemap.xml') return 'index';
  const [, number] = /^\/sitemap-(\d{1,5})\.xml$/.exec(pathname) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** All clients share the compressed files; for clients without gzip they are decompressed as fast as they read. */
export async function sitemapResponse(
  file: Uint8Array<ArrayBuffer>,
  { headers }: StoreRequest,
): Promise<StoreResponse> {
  const common = {
    'content-type': 'application/xml',
    'cache-control': 'public, max-age=3600',
    vary: 'Accept-Encoding',
  };
  const takesGzip = acceptedEncodings(headers.get('accept-encoding')).has('gzip');
  if (takesGzip) return { status: 200, headers: { ...common, 'content-encoding': 'gzip' }, body: file };
  const body = new Blob([file]).stream().pipeThrough(new DecompressionStream('gzip'));
  return { status: 200, headers: common, body };
}
