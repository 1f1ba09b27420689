import { parseUrl } from './parse-url.ts';

/** Where content of the store owner may be loaded from. */
export interface AllowedHosts {
  /** Address against which relative ones are resolved. */
  base: string;
  /** Hosts, with their port where it is not the usual one. */
  hosts: readonly string[];
}

/**
 * An address that a store owner wrote, resolved; `undefined` unless it is on an allowed host and names no user. Addresses
 * are https; http only where the shop itself is.
 */
export function ownerAddress(text: string | null | undefined, { base, hosts }: AllowedHosts): string | undefined {
  const written = text?.trim();
  const url = written ? parseUrl(written, base) : undefined;
  if (!url) return undefined;
  const isSecure = url.protocol === 'https:' || (url.protocol === 'http:' && base.startsWith('http:'));
  const isAllowed = isSecure && hosts.includes(url.host) && !url.username && !url.password;
  return isAllowed ? url.href : undefined;
}

/** The host of an address, as a list; empty for text that is no address. */
export function hostsOf(address: string): string[] {
  const url = parseUrl(address);
  return url ? [url.host] : [];
}

/** Where a page that a store owner designed is loaded from. */
export interface PageAddresses {
  /** Its HTML; `undefined` where the address is not allowed. */
  html: string | undefined;
  /** Its stylesheets, each once; those that are not allowed are left out. */
  css: readonly string[];
}

/** The addresses of a designed page that are allowed; its CSS comes as one text, joined by commas. */
export function pageAddresses(page: { html: string; css: string }, allowed: AllowedHosts): PageAddresses {
  const sheets = page.css.split(',').map((text) => ownerAddress(text, allowed));
  return {
    html: ownerAddress(page.html, allowed),
    css: [...new Set(sheets.filter((sheet) => sheet !== undefined))],
  };
}

/** The address of the player in the HTML of a live stream: its first frame's, if that is allowed. */
export function streamAddress(html: string, allowed: AllowedHosts): string | undefined {
  const [, quoted, single] = /<iframe\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(html) ?? [];
  return ownerAddress((quoted ?? single)?.replaceAll('&amp;', '&'), allowed);
}
