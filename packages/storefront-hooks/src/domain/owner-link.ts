import { parseUrl } from './parse-url.ts';

/** An origin that no shop has, so that links that resolve to it are paths. */
const PLACEHOLDER_ORIGIN = 'https://shop.invalid';
const PROTOCOLS = ['https:', 'mailto:', 'tel:'];

/**
 * The target of a link that a store owner entered: a path of the shop, or an `https:`, `mailto:` or `tel:` address. For anything
 * else, for instance a script, the home page.
 *
 * @example ownerLink('javascript:alert(1)') // '/'
 */
export function ownerLink(link: string | null | undefined): string {
  const url = parseUrl(link?.trim() ?? '', PLACEHOLDER_ORIGIN);
  if (url?.origin === PLACEHOLDER_ORIGIN) return url.pathname + url.search + url.hash;
  return url && PROTOCOLS.includes(url.protocol) ? url.href : '/';
}
