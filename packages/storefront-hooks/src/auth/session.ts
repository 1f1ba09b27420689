import { browserCookies, type CookieJar } from '../browser/cookies.ts';
import { createEmitter } from '../browser/emitter.ts';
import { AUTH_COOKIE_MAX_AGE_SECONDS } from '../domain/constants.ts';
import { safeReturnPath } from '../domain/return-path.ts';
import type { Oidc, Session, SessionSnapshot, Shopper } from './session-port.ts';

export interface SessionOptions {
  /** Loads the sign-in code: `() => import('@promenade/storefront-hooks/auth').then(({ createOidc }) => createOidc(…))`. */
  loadOidc: () => Promise<Oidc>;
  /** Origin of the shop. @default location.origin */
  origin?: string;
  /** @default the page's cookies */
  cookies?: CookieJar;
  /** The page a shopper is on. @default path and query of the address bar */
  currentPath?: () => string;
  /** Told when the identity of a returning shopper could not be found out; it is tried again when the network is back. */
  onError?: (cause: unknown) => void;
}

/** Cookie that says "was signed in"; it holds no secret. */
export const SIGNED_IN_COOKIE = 'signedIn';
/** Cookie that holds the page on which a session ended. */
export const RETURN_PATH_COOKIE = 'returnPath';
const RETURN_PATH_MAX_AGE_SECONDS = 600;

const unknown: SessionSnapshot = { state: 'unknown' };

/** Creates the session of a page. The sign-in code is loaded only for who was signed in before, or signs in now. */
export function createSession(options: SessionOptions): Session {
  const { cookies = browserCookies(), currentPath = () => location.pathname + location.search } = options;
  const changes = createEmitter();
  const completions = new Map<string, Promise<{ returnPath: string }>>();
  let snapshot = unknown;
  let oidc: Promise<Oidc> | undefined;
  let starting: Promise<void> | undefined;

  const safePath = (path: unknown) => safeReturnPath(path, options.origin ?? location.origin);
  const become = (next: SessionSnapshot) => {
    const same = next.state === snapshot.state && next.shopper?.subject === snapshot.shopper?.subject;
    if (!same) {
      snapshot = next;
      changes.emit();
    }
  };
  const signedIn = (shopper: Shopper) => {
    cookies.write(SIGNED_IN_COOKIE, '1', AUTH_COOKIE_MAX_AGE_SECONDS);
    become({ state: 'authenticated', shopper });
  };
  const signedOut = (state: 'anonymous' | 'expired') => {
    cookies.remove(SIGNED_IN_COOKIE);
    become({ state });
  };

  const load = () => {
    oidc ??= options.loadOidc().then(
      (loaded) => {
        loaded.onChange((shopper) => (shopper ? signedIn(shopper) : signedOut('anonymous')));
        return loaded;
      },
      (cause) => {
        oidc = undefined;
        throw cause;
      },
    );
    return oidc;
  };

  async function restore(): Promise<void> {
    if (!cookies.read(SIGNED_IN_COOKIE)) return become({ state: 'anonymous' });
    const shopper = await (await load()).shopper();
    // A sign-in that completed meanwhile knows better.
    if (snapshot.state !== 'unknown') return;
    if (shopper) signedIn(shopper);
    else signedOut('anonymous');
  }
  /** Rejects when it cannot be known now; the next question tries again. */
  const find = () => {
    starting ??= restore().finally(() => {
      starting = undefined;
    });
    return starting;
  };

  async function start(): Promise<void> {
    if (snapshot.state !== 'unknown') return;
    try {
      await find();
    } catch (cause) {
      options.onError?.(cause);
      addEventListener('online', () => void start(), { once: true });
    }
  }

  return {
    getSnapshot: () => snapshot,
    getServerSnapshot: () => unknown,
    subscribe: changes.subscribe,
    start,
    async signIn({ returnPath, ...request } = {}) {
      await (await load()).signIn({ ...request, returnPath: safePath(returnPath ?? currentPath()) ?? '/' });
    },
    async signOut() {
      const loaded = await load();
      signedOut('anonymous');
      await loaded.signOut();
    },
    completeSignIn(url) {
      const known = completions.get(url);
      if (known) return known;
      const completion = load()
        .then((loaded) => loaded.complete(url))
        .then(({ shopper, returnPath }) => {
          signedIn(shopper);
          return { returnPath: safePath(returnPath) ?? '/' };
        });
      completions.set(url, completion);
      return completion;
    },
    async authorize(request) {
      if (snapshot.state === 'unknown') await find();
      if (snapshot.state !== 'authenticated') return {};
      const headers = await (await load()).headers(request);
      if (!headers) signedOut('expired');
      return headers ?? {};
    },
    expire() {
      const path = safePath(currentPath());
      if (path) cookies.write(RETURN_PATH_COOKIE, path, RETURN_PATH_MAX_AGE_SECONDS);
      if (snapshot.state === 'anonymous') return;
      signedOut('expired');
      load()
        .then((loaded) => loaded.forget())
        .catch((cause) => options.onError?.(cause));
    },
    takeReturnPath() {
      const path = safePath(cookies.read(RETURN_PATH_COOKIE));
      cookies.remove(RETURN_PATH_COOKIE);
      return path;
    },
  };
}
