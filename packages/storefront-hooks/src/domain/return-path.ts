import { delocalizePath } from './locale-path.ts';

/** Longest path that is remembered. */
const MAX_LENGTH = 2_048;
/** Pages that would send the shopper into a loop after signing in. */
const NEVER_RETURN_TO = ['/callback', '/logout'];

const hasControlCharacter = (text: string) => /\p{Cc}/u.test(text);

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

function isAmbiguous(pathname: string): boolean {
  // Encoded slashes and dots are no threat to a browser, but a proxy that decodes them would see another path.
  const hasDotSegment = /\/\.{1,2}(?:\/|$)/.test(pathname);
  return pathname.startsWith('//') || pathname.includes('\\') || hasDotSegment || hasControlCharacter(pathname);
}

function isLoop(pathname: string): boolean {
  // Routers match without regard to case and to a trailing slash, so the comparison must not be stricter.
  const { path } = delocalizePath(pathname.toLowerCase());
  return NEVER_RETURN_TO.some((page) => path === page || path.startsWith(`${page}/`));
}

/**
 * The path to return to after signing in, or `undefined` when it must not be used: it would leave `origin`, could be read
 * as another site by a router or proxy, or leads back to `/callback` or `/logout`. Check on writing and on reading.
 */
export function safeReturnPath(path: unknown, origin: string): string | undefined {
  if (typeof path !== 'string' || path.length > MAX_LENGTH || !path.startsWith('/')) return undefined;
  if (hasControlCharacter(path) || /^[^?#]*\\/.test(path)) return undefined;
  if (!URL.canParse(path, origin)) return undefined;
  const url = new URL(path, origin);
  if (url.origin !== new URL(origin).origin) return undefined;
  const plain = decoded(url.pathname);
  if (plain === undefined || isAmbiguous(plain) || isLoop(plain)) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
