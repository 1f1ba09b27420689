import { categoryPath, LOCALES, localizePath, productPath } from '@promenade/storefront-hooks/domain';
import { type Category, type Client, categories, products } from '@promenade/storefront-sdk';

/** What crawlers may visit. */
export function robotsText(origin: string): string {
  const closed = [
    '/api/',
    '/oidc/',
    '/sandbox/',
    '/locale/',
    '/order/',
    '/users/',
    '/callback',
    '/logout',
    '/register',
  ];
  const lines = closed.flatMap((path) => [`Disallow: ${path}`, `Disallow: /fr${path}`]);
  return ['User-agent: *', ...lines, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

const PAGE_SIZE = 50;
/** The sitemap protocol allows 50,000 addresses a file; each product takes two. */
const MOST_PAGES = 400;

/** Every public page in every language. */
export async function sitemapXml(client: Client, origin: string): Promise<string> {
  const paths = ['/', '/products/all', ...flatten(await categories.tree(client)).map(categoryPath)];
  for (let page = 1; page <= MOST_PAGES; page++) {
    const answer = await products.indexList(client, { page, limit: PAGE_SIZE });
    paths.push(...answer.list.map(productPath));
    if (page >= answer.pages) break;
  }
  const urls = [...new Set(paths)].map((path) => {
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

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
