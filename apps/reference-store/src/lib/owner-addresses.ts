import { delocalizePath, localizePath, ownerAddress, parseUrl } from '@promenade/storefront-hooks/domain';
import type { AddressRules } from '@promenade/storefront-ui/template';
import type { Locale } from '../i18n/locale.ts';
import { ownServerPaths } from './server-paths.ts';

/** The path of a link to a page of this shop, without language prefix; `undefined` for every other link. */
export function shopPath(address: string, origin: string): string | undefined {
  const url = parseUrl(address, origin);
  if (url?.origin !== origin || ownServerPaths.test(url.pathname)) return undefined;
  return delocalizePath(url.pathname + url.search + url.hash).path;
}

function linkAddress(address: string, origin: string, locale: Locale): string | undefined {
  const written = address.trim();
  if (/^#[^\s]*$/.test(written) && written.length > 1) return written;
  const path = shopPath(written === '#' ? '' : written || '/', origin);
  if (path !== undefined) return localizePath(path, locale);
  const url = parseUrl(written, origin);
  return url && ['https:', 'http:', 'mailto:', 'tel:'].includes(url.protocol) ? url.href : undefined;
}

/** Files are only loaded from the shop's media: a request to another of its addresses could change something. */
function fileAddress(address: string, origin: string, sheet?: string): string | undefined {
  const from = (sheet && parseUrl(sheet, origin)?.pathname) || '/';
  const whole = ownerAddress(address, { base: new URL(from, origin).href, hosts: [new URL(origin).host] });
  if (!whole) return undefined;
  const { pathname, search } = new URL(whole);
  return pathname.startsWith('/media/') ? pathname + search : undefined;
}

/** Rewrites addresses in an owner's page: the same on the server and in the browser. */
export function ownerAddresses(origin: string, locale: Locale): AddressRules {
  return {
    link: (address) => linkAddress(address, origin, locale),
    file: (address, sheet) => fileAddress(address, origin, sheet),
  };
}
