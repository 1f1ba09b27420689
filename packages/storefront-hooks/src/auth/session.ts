import { openChannel } from '../browser/channel.ts';
import { browserCookies, type CookieJar } from '../browser/cookies.ts';
import { createEmitter } from '../browser/emitter.ts';
import { browserStorage } from '../browser/storage.ts';
import { AUTH_COOKIE_MAX_AGE_SECONDS } from '../domain/constants.ts';
import { delocalizePath } from '../domain/locale-path.ts';
import { safeReturnPath } from '../domain/return-path.ts';
import { createAuthMiddleware } from './auth-middleware.ts';
import { fallBackToGuest } from './guest-fallback.ts';
import { createIntendedActions } from './intended-action.ts';
import { retryUntil } from './retry-until.ts';
import type {
  AuthClient,
  CompletedSignIn,
  Session,
  SessionSnapshot,
  Shopper,
  SignedRequest,
  SignInEnd,
} from './session-types.ts';
import { signInErrorFor } from './sign-in-error.ts';
import { unreachable } from './unreachable.ts';
import { warnOfMissingCredentials } from './warn-of-missing-credentials.ts';

/** What `createSession` takes. */
export interface SessionOptions {
  /** Loads the sign-in code: `() => import('@promenade/storefront-hooks/auth').then(({ createOidc }) => createOidc(…))`. */
  loadAuth: () => Promise<AuthClient>;
  /** Tells the sessions of two shops on one origin apart. @default '' */
  name?: string;
  /** Origin of the shop. @default location.origin */
  origin?: string;
  /** Where the session notes that somebody is signed in; no secrets. @default the page's cookies */
  cookies?: CookieJar;
  /** The page a shopper is on. @default path and query of the address bar */
  currentPath?: () => string;
  /**
   * Whether a path is the home page, where an expired session becomes `anonymous` instead of asking for a sign-in.
   * @default `/`, also behind a language prefix
   */
  isHome?: (path: string) => boolean;
  /** Called once when a returning shopper could not be looked up, and when a token could not be deleted. */
  onError?: (cause: unknown) => void;
}

/** Cookie that says "was signed in"; it holds no secret. */
export const SIGNED_IN_COOKIE = 'signedIn';
/** Cookie that holds the page on which a session ended. */
export const RETURN_PATH_COOKIE = 'returnPath';
const RETURN_PATH_MAX_AGE_SECONDS = 600;

const unknown: SessionSnapshot = { state: 'unknown' };

const isHomePath = (path: string) => /^\/(?:$|[?#])/.test(delocalizePath(path).path);

/**
 * Creates the session of a page. The sign-in code is loaded only for a shopper who was signed in before, or signs in now.
 * On a server the session stays `unknown`, and its requests are a guest's.
 */
export function createSession(options: SessionOptions): Session {
  const { cookies = browserCookies(), currentPath = () => location.pathname + location.search } = options;
  const { isHome = isHomePath } = options;
  const prefix = options.name ? `${options.name}.` : '';
  const [signedInCookie, returnPathCookie] = [prefix + SIGNED_IN_COOKIE, prefix + RETURN_PATH_COOKIE];
  const isBrowser = typeof document !== 'undefined';
  const changes = createEmitter();
  const intended = createIntendedActions(browserStorage('sessionStorage'), Date.now, prefix);
  const completions = new Map<string, Promise<CompletedSignIn>>();
  let snapshot = unknown;
  let auth: Promise<AuthClient> | undefined;
  let lookup: Promise<void> | undefined;
  let stopRetrying: (() => void) | undefined;
  /** Whether a client has asked for credentials. */
  let isAsked = false;
  /** The state without a shopper: a sign-in that expired stays so until the shopper signs in or out. */
  let signedOutState: 'anonymous' | 'expired' = 'anonymous';

  const safePath = (path: unknown) => safeReturnPath(path, options.origin ?? location.origin);
  const setSnapshot = (next: SessionSnapshot) => {
    const isSame = next.state === snapshot.state && next.shopper?.subject === snapshot.shopper?.subject;
    if (isSame) return;
    snapshot = next;
    changes.emit();
  };
  const isUndecided = () => snapshot.state === 'unknown' || snapshot.state === 'unreachable';
  /** Each note has a value of its own, so that a lookup can tell the sign-in that it asked about from a later one. */
  const noteSignIn = () => {
    cookies.write(signedInCookie, Math.random().toString(36).slice(2), AUTH_COOKIE_MAX_AGE_SECONDS);
  };
  const setShopper = (shopper: Shopper) => {
    signedOutState = 'anonymous';
    noteSignIn();
    setSnapshot({ state: 'authenticated', shopper });
  };
  /** Only a shopper of whom this tab knew can expire here. */
  const setEnded = (end: SignInEnd) => {
    if (end === 'signed-out' || isHome(currentPath())) signedOutState = 'anonymous';
    else if (snapshot.state === 'authenticated') signedOutState = 'expired';
    setSnapshot({ state: signedOutState });
  };
  const endHere = (end: SignInEnd) => {
    cookies.remove(signedInCookie);
    setEnded(end);
  };

  /** Completes a sign-in that was made in this tab. */
  const setSignedIn = (shopper: Shopper, ticket: unknown) => {
    setShopper(shopper);
    // The shopper may be the one from before, which is no change; that an action is due is one.
    if (intended.redeem(ticket)) changes.emit();
    channel?.post('signed-in');
  };

  const load = () => {
    auth ??= options.loadAuth().then(
      (loaded) => {
        // The other tab has updated the cookie; by now it may belong to a later sign-in.
        loaded.onChange((change) => ('shopper' in change ? setShopper(change.shopper) : setEnded(change.ended)));
        return loaded;
      },
      (cause) => {
        auth = undefined;
        throw cause;
      },
    );
    return auth;
  };

  async function restore(): Promise<void> {
    const note = cookies.read(signedInCookie);
    if (!note) return setSnapshot({ state: signedOutState });
    const shopper = await (await load()).shopper();
    // A sign-in that was completed meanwhile is newer.
    if (!isUndecided()) return;
    if (shopper) return setShopper(shopper);
    if (cookies.read(signedInCookie) !== note) return restore();
    cookies.remove(signedInCookie);
    setSnapshot({ state: signedOutState });
  }
  /** Rejects when the shopper cannot be known now; the next call tries again. */
  const lookUp = () => {
    lookup ??= restore()
      .catch((cause) => {
        if (snapshot.state === 'unknown') {
          setSnapshot({ state: 'unreachable' });
          options.onError?.(cause);
          stopRetrying = retryUntil(async () => {
            await start();
            return !isUndecided();
          });
        }
        throw cause;
      })
      .finally(() => {
        lookup = undefined;
      });
    return lookup;
  };

  async function start(): Promise<void> {
    if (isBrowser && isUndecided()) await lookUp().catch(() => {});
  }

  /** Looks up a sign-in of another tab: the tab of a guest has no sign-in code yet that would be notified. */
  const detectSignIn = () => {
    if (isUndecided() || snapshot.state === 'authenticated' || !cookies.read(signedInCookie)) return;
    setSnapshot(unknown);
    void start();
  };
  const onSignedInElsewhere = () => {
    // A lookup that found nobody may have taken the cookie of the sign-in after it away.
    noteSignIn();
    detectSignIn();
  };
  const channel = isBrowser ? openChannel<'signed-in'>(`promenade.${prefix}session`, onSignedInElsewhere) : undefined;
  // A page restored from the back/forward cache has missed messages.
  if (isBrowser) document.addEventListener('visibilitychange', detectSignIn);

  async function headersFor(request: SignedRequest): Promise<Record<string, string>> {
    if (!isBrowser) return {};
    if (isUndecided()) await lookUp();
    if (snapshot.state !== 'authenticated') return {};
    const note = cookies.read(signedInCookie);
    const headers = await (await load()).headers(request);
    if (headers) return headers;
    // A sign-in that was completed meanwhile has left another note.
    if (cookies.read(signedInCookie) === note) cookies.remove(signedInCookie);
    setEnded('expired');
    return {};
  }
  const authenticate: typeof headersFor = (request) => headersFor(request).catch(unreachable);

  /** Ends a sign-in that the backend has rejected. */
  const reject = () => {
    endHere('expired');
    load()
      .then((loaded) => loaded.clear('expired'))
      .catch((cause) => options.onError?.(cause));
  };

  /** Resolves once the session is not expired. */
  const whenNotExpired = () =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (snapshot.state === 'expired') return;
        unsubscribe();
        resolve();
      };
      const unsubscribe = changes.subscribe(check);
      check();
    });

  return {
    getSnapshot: () => snapshot,
    getServerSnapshot: () => unknown,
    subscribe: changes.subscribe,
    start,
    async signIn({ returnPath, ...request } = {}) {
      const ticket = intended.ticket();
      const path = safePath(returnPath ?? currentPath()) ?? '/';
      await (await load()).signIn({ ...request, ...(ticket && { ticket }), returnPath: path });
    },
    async signOut() {
      intended.store(undefined);
      endHere('signed-out');
      const left = (await load()).signOut();
      // While the code was loading, another tab may have signed in.
      endHere('signed-out');
      await left;
    },
    completeSignIn(url) {
      const known = completions.get(url);
      if (known) return known;
      const completion = load()
        .then((loaded) => loaded.complete(url))
        .then(({ shopper, returnPath, ticket }) => {
          setSignedIn(shopper, ticket);
          return { returnPath: safePath(returnPath) ?? '/' };
        })
        .catch(async (cause) => {
          const error = signInErrorFor(cause, url);
          // The address of a sign-in that was completed before: a restored tab, a bookmark, Back.
          if (error.reason === 'lost') await start();
          if (error.reason === 'lost' && snapshot.state === 'authenticated') return { returnPath: '/' };
          throw error;
        });
      completions.set(url, completion);
      return completion;
    },
    async adopt({ token, uid, nikeName: name, email, phone, identity, jkt }) {
      const shopper = { subject: `${uid || email || phone || identity}`, name, email: email ?? undefined };
      await (await load()).adopt({ token, keyThumbprint: jkt, shopper });
      setSignedIn(shopper, intended.ticket());
    },
    async authorize({ auth: need, ...request }) {
      isAsked = true;
      if (need === 'user') return authenticate(request);
      return snapshot.state === 'unreachable' ? {} : fallBackToGuest(authenticate(request));
    },
    middleware: isBrowser
      ? createAuthMiddleware({
          load: () => load().catch(unreachable),
          loaded: () => auth,
          authenticate,
          subject: () => snapshot.shopper?.subject,
          onRejected() {
            if (!isAsked) warnOfMissingCredentials();
            reject();
          },
        })
      : (request, next) => next(request),
    expire() {
      if (!isBrowser) return Promise.resolve();
      const path = safePath(currentPath());
      if (path) cookies.write(returnPathCookie, path, RETURN_PATH_MAX_AGE_SECONDS);
      // What went out as a guest's says nothing about a sign-in that could not be looked up.
      if (snapshot.state === 'authenticated') reject();
      return whenNotExpired();
    },
    takeReturnPath() {
      const path = isBrowser ? safePath(cookies.read(returnPathCookie)) : undefined;
      cookies.remove(returnPathCookie);
      return path;
    },
    intend: intended.store,
    takeIntendedAction: intended.take,
    dispose() {
      if (!isBrowser) return;
      stopRetrying?.();
      document.removeEventListener('visibilitychange', detectSignIn);
      channel?.close();
      void auth?.then((loaded) => loaded.dispose()).catch(() => {});
    },
  };
}
