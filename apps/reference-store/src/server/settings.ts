import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Settings for operators; the README of this package lists the variables. */
export interface Settings {
  host: string;
  port: number;
  /** Origin of the API, without a trailing slash. */
  apiUrl: string;
  /** Origin that visitors see, as in `https://shop.example`. Without it, the store trusts the `Host` header of each request. */
  publicUrl: string | undefined;
  /** Proxies whose `X-Forwarded-*` headers are trusted: addresses, ranges or named ranges, separated by commas. */
  trustProxy: string | undefined;
  /** Memory for rendered public pages, bytes; 0 renders each page for each visitor. */
  pageCacheBytes: number;
  /** Time for which pages share responses that are the same for all guests, ms; 0 disables sharing. */
  sharedReadsMs: number;
  /** Whether visitors can read visited pages without a connection. */
  keepsPages: boolean;
  /** Whether public pages have a `Cache-Tag`, for a CDN that purges by it. */
  sendsTags: boolean;
  /** Whether programs can read public pages as Markdown. */
  writesMarkdown: boolean;
  /** Secret with which a backend purges pages. */
  purgeToken: string | undefined;
  /** Secret for seeing whether a page was stored. */
  timingToken: string | undefined;
}

/** Reads the settings from environment variables. Throws an error that names the variable if a value is invalid. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const { STORE_HOST, STORE_PORT, API_URL, PUBLIC_URL, TRUST_PROXY, PAGE_CACHE_MB, SHARED_READS_MS } = environment;
  const { PAGE_PURGE_TOKEN, PAGE_TIMING_TOKEN, OFFLINE_PAGES, CACHE_TAGS, MARKDOWN_PAGES } = environment;
  return {
    host: STORE_HOST || '127.0.0.1',
    port: portOf(STORE_PORT || '3000'),
    apiUrl: originOf('API_URL', API_URL || 'http://localhost:3100'),
    publicUrl: PUBLIC_URL ? originOf('PUBLIC_URL', PUBLIC_URL) : undefined,
    trustProxy: TRUST_PROXY ? proxiesOf(TRUST_PROXY) : undefined,
    pageCacheBytes: megabytesOf(PAGE_CACHE_MB || '64') * 1024 * 1024,
    sharedReadsMs: sharedReadsOf(SHARED_READS_MS || '2000'),
    keepsPages: switchOf('OFFLINE_PAGES', OFFLINE_PAGES || 'on'),
    sendsTags: switchOf('CACHE_TAGS', CACHE_TAGS || 'off'),
    writesMarkdown: switchOf('MARKDOWN_PAGES', MARKDOWN_PAGES || 'on'),
    purgeToken: PAGE_PURGE_TOKEN ? secretOf('PAGE_PURGE_TOKEN', PAGE_PURGE_TOKEN) : undefined,
    timingToken: PAGE_TIMING_TOKEN ? secretOf('PAGE_TIMING_TOKEN', PAGE_TIMING_TOKEN) : undefined,
  };
}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`STORE_PORT must be a port number, not "${text}".`);
}

function switchOf(name: string, text: string): boolean {
  if (text === 'on' || text === 'off') return text === 'on';
  throw new Error(`${name} must be on or off, not "${text}".`);
}

function megabytesOf(text: string): number {
  const size = Number(text);
  if (Number.isInteger(size) && size >= 0 && size <= 4096) return size;
  throw new Error(`PAGE_CACHE_MB must be a whole number of megabytes from 0 (off) to 4096, not "${text}".`);
}

function sharedReadsOf(text: string): number {
  const ms = Number(text);
  if (Number.isInteger(ms) && ms >= 0 && ms <= 60_000) return ms;
  throw new Error(`SHARED_READS_MS must be a whole number of milliseconds from 0 (off) to 60000, not "${text}".`);
}

function secretOf(name: string, text: string): string {
  if (/^[\w.~+/=-]{24,}$/.test(text)) return text;
  throw new Error(`${name} must have at least 24 characters, without spaces.`);
}

function originOf(name: string, value: string): string {
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return new URL(value).origin;
  throw new Error(`${name} must be an address such as http://localhost:3100, not "${value}".`);
}

const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

function proxiesOf(text: string): string {
  const proxies = text.split(',').map((proxy) => proxy.trim());
  const unknown = proxies.find((proxy) => !namedRanges.includes(proxy) && !isRange(proxy));
  if (unknown === undefined) return proxies.join(',');
  throw new Error(
    `TRUST_PROXY must list addresses such as 10.0.0.4, ranges such as 10.0.0.0/8, or ${namedRanges.join(', ')}, not "${unknown}".`,
  );
}

const WIDE_BITS = { ipv4: 28, ipv6: 124 } as const;

/** Trusted ranges with room for more than a handful of proxies; loopback addresses are not included. */
export function wideRanges(trustProxy = ''): readonly string[] {
  return trustProxy.split(',').filter((name) => {
    if (name === '' || name === 'loopback') return false;
    if (!name.includes('/')) return namedRanges.includes(name);
    const [range, bits] = ipaddr.parseCIDR(name);
    return bits < WIDE_BITS[range.kind()] && range.range() !== 'loopback';
  });
}

function isRange(text: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  return version !== 0 && (bits === undefined || Number(bits) <= (version === 4 ? 32 : 128));
}
