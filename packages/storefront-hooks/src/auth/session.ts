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

/** Options of `createSession`. */
export interface SessionOptions {
  /** Loads the sign-in code: `() => import('@promenade/storefront-hooks/auth').then(({ createOidc }) => createOidc(…))`. */
  loadAuth: () => Promise<AuthClient>;
  /** Separates the sessions of several shops on one origin. @default '' */
  name?: string;
  /** Origin of the shop. @default location.origin */
  origin?: string;
  /** Cookies for the "signed in" marker and the return path, which are not secrets. @default the page's cookies */
  cookies?: CookieJar;
  /** Returns the current path with its query. @default from `location` */
  currentPath?: () => string;
  /**
   * Whether a path is the home page, where a rejected session becomes `anonymous` instead of `expired`.
   * @default whether it is `/`, with or without a language prefix
   */
  isHome?: (path: string) => boolean;
  /** Called when the lookup of a returning shopper first fails, and when deleting a token fails. */
  onError?: (cause: unknown) => void;
}

/** Name of the cookie that marks a signed-in shopper. Its value is random and not a secret. */
export const SIGNED_IN_COOKIE = 'signedIn';
/** Name of the cookie with the path on which a session expired. */
export const RETURN_PATH_COOKIE = 'returnPath';
const RETURN_PATH_MAX_AGE_SECONDS = 600;

const unknown: SessionSnapshot = { state: 'unknown' };

const isHomePath = (path: string) => /^\/(?:$|[?#])/.test(delocalizePath(path).path);

/**
 * Creates the session of a page. It loads the sign-in code only if the shopper has signed in before or signs in now. On a
 * server the state is always `unknown`, and requests have no credentials.
 */
export const createSession = (options: SessionOptions): Session => openSession(options, false);

/** Creates a session. @param isAppsOwn Whether it follows the sign-in of an app, which may begin and end by itself. */
export function openSession(options: SessionOptions, isAppsOwn: boolean): Session {
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
  /** The stored marker of the sign-in that this page shows; `undefined` in browsers that refuse cookies. */
  let mark: string | undefined;
  /** Whether a client uses `authorize`. */
  let isAuthorizeUsed = false;
  /** The state without a shopper. `expired` lasts until the shopper signs in or out. */
  let signedOutState: 'anonymous' | 'expired' = 'anonymous';

  const safePath = (path: unknown) => safeReturnPath(path, options.origin ?? location.origin);
  const setSnapshot = (next: SessionSnapshot) => {
    const isSame = next.state === snapshot.state && next.shopper?.subject === snapshot.shopper?.subject;
    if (isSame) return;
    snapshot = next;
    changes.emit();
  };
  const isUndecided = () => snapshot.state === 'unknown' || snapshot.state === 'unreachable';
  /** Marks the sign-in with a random value, so that a lookup can detect a sign-in that was made meanwhile. */
  const markSignedIn = () => {
    cookies.write(signedInCookie, Math.random().toString(36).slice(2), AUTH_COOKIE_MAX_AGE_SECONDS);
    mark = cookies.read(signedInCookie);
  };
  const setShopper = (shopper: Shopper) => {
    signedOutState = 'anonymous';
    markSignedIn();
    setSnapshot({ state: 'authenticated', shopper });
  };
  /** The state becomes `expired` only if this tab was authenticated. */
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
    const isSame = snapshot.shopper?.subject === shopper.subject;
    setShopper(shopper);
    // If the same shopper signs in again, the state does not change. Still notify listeners of the redeemed action.
    if (intended.redeem(ticket)) changes.emit();
    if (!isAppsOwn || !isSame) channel?.post('signed-in');
  };
  /** Follows a sign-in that was made elsewhere: in another tab, before the page was loaded, or by the app. */
  const follow = (shopper: Shopper) => (isAppsOwn ? setSignedIn(shopper, intended.ticket()) : setShopper(shopper));

  const load = () => {
    auth ??= options.loadAuth().then(
      (loaded) => {
        loaded.onChange((change) => {
          if ('shopper' in change) follow(change.shopper);
          else if (isAppsOwn) endHere(change.ended);
          // Don't change the cookie: the other tab has, and it may already mark a later sign-in.
          else setEnded(change.ended);
        });
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
    const marker = cookies.read(signedInCookie);
    if (!marker && !isAppsOwn) return setSnapshot({ state: signedOutState });
    const shopper = await (await load()).shopper();
    // A sign-in was completed during the lookup.
    if (!isUndecided()) return;
    if (shopper) return follow(shopper);
    if (cookies.read(signedInCookie) !== marker) return restore();
    cookies.remove(signedInCookie);
    setSnapshot({ state: signedOutState });
  }
  /** Looks up the shopper. Rejects if the provider cannot be reached; the next call tries again. */
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

  /** Looks up a sign-in of another tab, because a guest's tab has not loaded the code that receives the grant. */
  const detectSignIn = () => {
    if (isUndecided() || snapshot.state === 'authenticated' || !cookies.read(signedInCookie)) return;
    setSnapshot(unknown);
    void start();
  };
  const onSignedInElsewhere = () => {
    // A lookup that began before the sign-in may have removed its cookie.
    markSignedIn();
    detectSignIn();
  };
  const channel = isBrowser ? openChannel<'signed-in'>(`promenade.${prefix}session`, onSignedInElsewhere) : undefined;
  if (isBrowser) document.addEventListener('visibilitychange', detectSignIn);
  /**
   * A page in the back/forward cache receives no message about an end, or about the sign-in of another account, which must not see
   * what the page shows. Other pages do, and only the message says whether the shopper has signed out, so they don't look at the
   * cookie.
   */
  const detectOtherSignIn = ({ persisted }: PageTransitionEvent) => {
    const stored = cookies.read(signedInCookie);
    if (!persisted || snapshot.state !== 'authenticated' || !mark || stored === mark) return detectSignIn();
    if (!stored) return setEnded('signed-out');
    setSnapshot(unknown);
    void start();
  };
  if (isBrowser) addEventListener('pageshow', detectOtherSignIn);

  /** Continues an expired session if the app has another token. */
  async function followRenewed(): Promise<void> {
    const shopper = await (await load()).shopper();
    if (shopper && snapshot.state !== 'authenticated') follow(shopper);
  }

  async function headersFor(request: SignedRequest): Promise<Record<string, string>> {
    if (!isBrowser) return {};
    if (isUndecided()) await lookUp();
    if (isAppsOwn && snapshot.state === 'expired') await followRenewed();
    if (snapshot.state !== 'authenticated') return {};
    const marker = cookies.read(signedInCookie);
    const headers = await (await load()).headers(request);
    if (headers) return headers;
    // Keep the cookie of a sign-in that was completed meanwhile.
    if (cookies.read(signedInCookie) === marker) cookies.remove(signedInCookie);
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

  /** Resolves once the state is not `expired`. */
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
      if (isAppsOwn) await followRenewed();
    },
    async signOut() {
      intended.store(undefined);
      endHere('signed-out');
      const redirect = (await load()).signOut();
      // Another tab may have signed in while the code was loading.
      endHere('signed-out');
      await redirect;
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
          // The callback was already used, for example in a restored tab, from a bookmark or with the Back button.
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
      isAuthorizeUsed = true;
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
            if (!isAuthorizeUsed) warnOfMissingCredentials();
            reject();
          },
        })
      : (request, next) => next(request),
    expire() {
      if (!isBrowser) return Promise.resolve();
      const path = safePath(currentPath());
      if (path) cookies.write(returnPathCookie, path, RETURN_PATH_MAX_AGE_SECONDS);
      // While the shopper is not looked up, the rejected call had no credentials, so the sign-in may still be valid.
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
      removeEventListener('pageshow', detectOtherSignIn);
      channel?.close();
      void auth?.then((loaded) => loaded.dispose()).catch(() => {});
    },
  };
}
