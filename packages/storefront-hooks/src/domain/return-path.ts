import { parseUrl } from './parse-url.ts';

/** Maximum length of a return path. */
const MAX_LENGTH = 2_048;
/** Pages that would cause a redirect loop after signing in. */
const LOOP_PAGE = /^(?:callback|logout)$/;
/** Possible language prefixes, for instance `fr` and `pt-br`. */
const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/;
/** A proxy may decode a path more than once; a path that is encoded more often than this is rejected. */
const MAX_DECODINGS = 3;

const hasControlCharacter = (text: string) => /\p{Cc}/u.test(text);

/** Whether a browser, router or proxy could interpret a path differently: empty segments, dot segments, backslashes. */
const isAmbiguous = (pathname: string) => /\\|\/\/|\/\.{1,2}(?:\/|$)/.test(pathname);

/**
 * Whether a path is a loop page. Ignores case, surrounding white space and parameters (`;a=b`), because routers may ignore
 * them.
 */
function isLoopPage(pathname: string): boolean {
  const segments = pathname
    .toLowerCase()
    .replace(/;[^/]*/g, '')
    .split('/')
    .slice(1)
    .map((segment) => segment.trim());
  const page = segments.find((segment) => !LANGUAGE_TAG.test(segment));
  return page !== undefined && LOOP_PAGE.test(page);
}

/** Whether neither the text nor any decoding of it is ambiguous or a loop page. */
function isSafe(pathname: string): boolean {
  let text = pathname;
  for (let decodings = 0; decodings <= MAX_DECODINGS; decodings++) {
    if (isAmbiguous(text) || isLoopPage(text)) return false;
    try {
      const decoded = decodeURIComponent(text);
      if (decoded === text) return true;
      // Checked in the first decoding only: a doubly encoded control character may be part of a name.
      if (decodings === 0 && hasControlCharacter(decoded)) return false;
      text = decoded;
    } catch {
      // An invalid escape in the address itself is rejected; in a decoded text it is a plain percent sign.
      return decodings > 0;
    }
  }
  return false;
}

/**
 * The path to return to after signing in, or `undefined` if it is unsafe: it leaves `origin`, a router or proxy could interpret
 * it as another site, or it is `/callback` or `/logout`. Checks the raw text, before a browser normalises it. Call it both when
 * the path is stored and when it is read.
 */
export function safeReturnPath(path: unknown, origin: string): string | undefined {
  if (typeof path !== 'string' || path.length > MAX_LENGTH || !path.startsWith('/')) return undefined;
  const [pathname = ''] = path.split(/[?#]/);
  if (hasControlCharacter(path) || !isSafe(pathname)) return undefined;
  const url = parseUrl(path, origin);
  if (!url || url.origin !== new URL(origin).origin || url.username || url.password) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
