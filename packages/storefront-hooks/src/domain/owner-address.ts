import { parseUrl } from './parse-url.ts';

/** Hosts from which content of the store owner may be loaded. */
export interface AllowedHosts {
  /** Address against which relative addresses are resolved. */
  base: string;
  /** Hosts, with their port unless it is the protocol's default. */
  hosts: readonly string[];
}

/**
 * Resolves an address that a store owner entered; `undefined` unless its host is allowed and it contains no credentials. The
 * protocol must be https, or http if the shop's own address is http.
 */
export function ownerAddress(text: string | null | undefined, { base, hosts }: AllowedHosts): string | undefined {
  const written = text?.trim();
  const url = written ? parseUrl(written, base) : undefined;
  if (!url) return undefined;
  const isSecure = url.protocol === 'https:' || (url.protocol === 'http:' && base.startsWith('http:'));
  const isAllowed = isSecure && hosts.includes(url.host) && !url.username && !url.password;
  return isAllowed ? url.href : undefined;
}

/** The host of an address, as a list; empty for an invalid address. */
export function hostsOf(address: string): string[] {
  const url = parseUrl(address);
  return url ? [url.host] : [];
}

/** The addresses of a page that a store owner designed. */
export interface PageAddresses {
  /** Address of its HTML; `undefined` if it is not allowed. */
  html: string | undefined;
  /** Addresses of its stylesheets, each once; addresses that are not allowed are omitted. */
  css: readonly string[];
}

/** The allowed addresses of a designed page. `css` is a comma-separated list. */
export function pageAddresses(page: { html: string; css: string }, allowed: AllowedHosts): PageAddresses {
  const sheets = page.css.split(',').map((text) => ownerAddress(text, allowed));
  return {
    html: ownerAddress(page.html, allowed),
    css: [...new Set(sheets.filter((sheet) => sheet !== undefined))],
  };
}

/** The address of the player in the HTML of a live stream: the address of the first `iframe`, if it is allowed. */
export function streamAddress(html: string, allowed: AllowedHosts): string | undefined {
  const [, quoted, single] = /<iframe\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(html) ?? [];
  return ownerAddress((quoted ?? single)?.replaceAll('&amp;', '&'), allowed);
}
