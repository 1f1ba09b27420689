import { parseUrl } from './parse-url.ts';

/** An origin that no shop has: what resolves to it is a path. */
const NOWHERE = 'https://shop.invalid';
const PROTOCOLS = ['https:', 'mailto:', 'tel:'];

/**
 * The target of a link that a store owner wrote: a path of the shop, or an `https:`, `mailto:` or `tel:` address. Everything
 * else, such as a script, leads home.
 *
 * @example ownerLink('javascript:alert(1)') // '/'
 */
export function ownerLink(link: string | null | undefined): string {
  const url = parseUrl(link?.trim() ?? '', NOWHERE);
  if (url?.origin === NOWHERE) return url.pathname + url.search + url.hash;
  return url && PROTOCOLS.includes(url.protocol) ? url.href : '/';
}
