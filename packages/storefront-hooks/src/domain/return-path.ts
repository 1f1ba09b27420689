import { parseUrl } from './parse-url.ts';

/** Longest path that is remembered. */
const MAX_LENGTH = 2_048;
/** Pages that would send the shopper into a loop after signing in. */
const LOOP_PAGE = /^(?:callback|logout)$/;
/** The language prefix of any shop: `fr`, `pt-br`. */
const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/;
/** A proxy may decode more than once; more often than this is an attack. */
const MAX_DECODINGS = 3;

const hasControlCharacter = (text: string) => /\p{Cc}/u.test(text);

/** Whether a browser, router or proxy could read a path as another one: empty and dot segments, backslashes. */
const isAmbiguous = (pathname: string) => /\\|\/\/|\/\.{1,2}(?:\/|$)/.test(pathname);

/** Routers ignore case and surrounding white space, some also parameters (`;a=b`), so the comparison does too. */
function leadsIntoLoop(pathname: string): boolean {
  const segments = pathname
    .toLowerCase()
    .replace(/;[^/]*/g, '')
    .split('/')
    .slice(1)
    .map((segment) => segment.trim());
  const page = segments.find((segment) => !LANGUAGE_TAG.test(segment));
  return page !== undefined && LOOP_PAGE.test(page);
}

/** Whether neither the text nor any decoding of it is ambiguous or leads into a loop. */
function isSafe(pathname: string): boolean {
  let text = pathname;
  for (let decodings = 0; decodings <= MAX_DECODINGS; decodings++) {
    if (isAmbiguous(text) || leadsIntoLoop(text)) return false;
    try {
      const decoded = decodeURIComponent(text);
      if (decoded === text) return true;
      // Decoded twice it may be a plain part of a name.
      if (decodings === 0 && hasControlCharacter(decoded)) return false;
      text = decoded;
    } catch {
      // A broken escape in the address itself is refused; in a decoded text it is a plain percent sign.
      return decodings > 0;
    }
  }
  return false;
}

/**
 * The path to return to after signing in, or `undefined` when it must not be used: it would leave `origin`, could be read
 * as another site by a router or proxy, or leads back to `/callback` or `/logout`. The raw text is checked, not what a browser
 * makes of it. Check on writing and on reading.
 */
export function safeReturnPath(path: unknown, origin: string): string | undefined {
  if (typeof path !== 'string' || path.length > MAX_LENGTH || !path.startsWith('/')) return undefined;
  const [pathname = ''] = path.split(/[?#]/);
  if (hasControlCharacter(path) || !isSafe(pathname)) return undefined;
  const url = parseUrl(path, origin);
  if (!url || url.origin !== new URL(origin).origin || url.username || url.password) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
