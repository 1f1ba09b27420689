/** Where things that a store owner names may come from. */
export interface AllowedHosts {
  /** Address that relative ones are read from. */
  base: string;
  /** Hosts, with their port where it is not the usual one. */
  hosts: readonly string[];
}

/**
 * An address a store owner wrote, as a whole one, if it lies on a host that is allowed and says so without name and
 * password. Addresses are https; http only where the shop itself is.
 */
export function ownerAddress(text: string | null | undefined, { base, hosts }: AllowedHosts): string | undefined {
  const written = text?.trim();
  if (!written || !URL.canParse(written, base)) return undefined;
  const url = new URL(written, base);
  const isSecure = url.protocol === 'https:' || (url.protocol === 'http:' && base.startsWith('http:'));
  const isAllowed = isSecure && hosts.includes(url.host) && !url.username && !url.password;
  return isAllowed ? url.href : undefined;
}

/** Where a page that a store owner designed is loaded from. */
export interface PageAddresses {
  /** Its HTML; nothing where the address is not allowed. */
  html: string | undefined;
  /** Its stylesheets, each once; those that are not allowed are left out. */
  css: readonly string[];
}

/** The addresses of a designed page that are allowed; its CSS comes as one text, joined by commas. */
export function pageAddresses(page: { html: string; css: string }, places: AllowedHosts): PageAddresses {
  const sheets = page.css.split(',').map((text) => ownerAddress(text, places));
  return {
    html: ownerAddress(page.html, places),
    css: [...new Set(sheets.filter((sheet) => sheet !== undefined))],
  };
}

/** The address of the player in the HTML of a live stream: its first frame's, if that is allowed. */
export function streamAddress(html: string, places: AllowedHosts): string | undefined {
  const [, quoted, single] = /<iframe\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(html) ?? [];
  return ownerAddress((quoted ?? single)?.replaceAll('&amp;', '&'), places);
}

/** A picture's address: one that is relative belongs to the place that the backend names for pictures. */
export function pictureAddress(address: string, domain: string | undefined): string {
  if (!domain || !address || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)) return address;
  return `${domain.replace(/\/+$/, '')}/${address.replace(/^\/+/, '')}`;
}
