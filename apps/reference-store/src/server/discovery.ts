import { categoryPath, LOCALES, localizePath, merchantPath, productPath } from '@promenade/storefront-hooks/domain';
import {
  type Category,
  type Client,
  categoriesTree,
  merchantsStreet,
  productsIndexList,
} from '@promenade/storefront-sdk';
import * as paths from '../page/paths.ts';
import { escaped } from './escaped.ts';

/** What crawlers may visit. */
export function robotsText(origin: string): string {
  const closed = [
    '/api/',
    '/oidc/',
    '/sandbox/',
    '/locale/',
    '/order/',
    '/users/',
    paths.callback,
    paths.logout,
    paths.register,
    paths.signIn,
    paths.forgottenPassword,
    '/middlewares/',
  ];
  const lines = closed.flatMap((path) => [`Disallow: ${path}`, `Disallow: /fr${path}`]);
  return ['User-agent: *', ...lines, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

const PAGE_SIZE = 50;
/** The sitemap protocol allows 50,000 addresses a file; each product takes two. */
const MOST_PAGES = 400;
const KEPT_MS = 3_600_000;
/** Longest time that one reading of the whole catalogue may take. */
const READING_LIMIT_MS = 60_000;

export interface Sitemap {
  /** Every public page in every language. Rejects when the catalogue cannot be read. */
  xml(origin: string): Promise<string>;
  close(): void;
}

/** Reads the catalogue at most once an hour, however many crawlers ask. */
export function createSitemap(client: Client, now: () => number = Date.now): Sitemap {
  const closing = new AbortController();
  let kept: { paths: Promise<string[]>; since: number } | undefined;

  function knownPaths(): Promise<string[]> {
    if (kept && now() - kept.since < KEPT_MS) return kept.paths;
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(READING_LIMIT_MS)]);
    const reading = { paths: readPaths(client, signal), since: now() };
    kept = reading;
    reading.paths.catch(() => {
      if (kept === reading) kept = undefined;
    });
    return reading.paths;
  }

  return {
    xml: async (origin) => sitemapXml(await knownPaths(), origin),
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
    const answer = await productsIndexList(client, { page, limit: PAGE_SIZE }, { signal });
    found.push(...answer.list.map(productPath));
    if (!answer.hasNext) break;
  }
  for (let page = 1; page <= MOST_PAGES; page++) {
    const answer = await merchantsStreet(client, { page, limit: PAGE_SIZE }, { signal });
    found.push(...answer.list.map(({ id }) => merchantPath(id)));
    if (!answer.hasNext) break;
  }
  return [...new Set(found)];
}

function sitemapXml(paths: readonly string[], origin: string): string {
  const urls = paths.map((path) => {
    const alternates = LOCALES.map(
      (locale) =>
        `<xhtml:link rel="alternate" hreflang="${locale}" href="${escaped(origin + localizePath(path, locale))}"/>`,
    ).join('');
    return LOCALES.map(
      (locale) => `<url><loc>${escaped(origin + localizePath(path, locale))}</loc>${alternates}</url>`,
    ).join('');
  });
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?><urlset ${spaces}>${urls.join('')}</urlset>`;
}

function flatten(tree: readonly Category[]): Category[] {
  return tree.flatMap((category) => [category, ...flatten(category.childList)]);
}
