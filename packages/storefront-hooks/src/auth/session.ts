import { StorefrontError } from '@promenade/storefront-sdk';
import { openChannel } from '../browser/channel.ts';
import { browserCookies, type CookieJar } from '../browser/cookies.ts';
import { createEmitter } from '../browser/emitter.ts';
import { AUTH_COOKIE_MAX_AGE_SECONDS } from '../domain/constants.ts';
import { safeReturnPath } from '../domain/return-path.ts';
import { askAgain } from './ask-again.ts';
import { createIntendedActions } from './intended-action.ts';
import { orNoProof } from './or-no-proof.ts';
import { createProving } from './proving.ts';
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
  /** Told once when the identity of a returning shopper could not be found out, and of a token that could not be forgotten. */
  onError?: (cause: unknown) => void;
}

/** Cookie that says "was signed in"; it holds no secret. */
export const SIGNED_IN_COOKIE = 'signedIn';
/** Cookie that holds the page on which a session ended. */
export const RETURN_PATH_COOKIE = 'returnPath';
const RETURN_PATH_MAX_AGE_SECONDS = 600;

const unknown: SessionSnapshot = { state: 'unknown' };

/** To a call, an identity provider that cannot be reached is a network fault: its callers decide by that kind. */
function unreachable(cause: unknown): never {
  throw new StorefrontError({ kind: 'network', endpoint: 'session.authorize', message: `${cause}`, cause });
}

/** Creates the session of a page. The sign-in code is loaded only for who was signed in before, or signs in now. */
export function createSession(options: SessionOptions): Session {
  const { cookies = browserCookies(), currentPath = () => location.pathname + location.search } = options;
  const changes = createEmitter();
  const intended = createIntendedActions();
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

  /** Somebody has signed in here, now. */
  const enter = (shopper: Shopper, ticket: unknown) => {
    signedIn(shopper);
    // That somebody signed in who was signed in already is no news, what may be done now is.
    if (intended.redeem(ticket)) changes.emit();
    channel.post('signed-in');
  };

  const load = () => {
    oidc ??= options.loadOidc().then(
      (loaded) => {
        // Who signed out elsewhere has removed the cookie there; by now it may be that of somebody who signed in since.
        loaded.onChange((shopper) => (shopper ? signedIn(shopper) : become({ state: 'anonymous' })));
        return loaded;
      },
      (cause) => {
        oidc = undefined;
        throw cause;
      },
    );
    return oidc;
  };

  const isOpen = () => snapshot.state === 'unknown' || snapshot.state === 'unreachable';

  async function restore(): Promise<void> {
    if (!cookies.read(SIGNED_IN_COOKIE)) return become({ state: 'anonymous' });
    const shopper = await (await load()).shopper();
    // A sign-in that completed meanwhile knows better.
    if (!isOpen()) return;
    if (shopper) signedIn(shopper);
    else signedOut('anonymous');
  }
  /** Rejects when it cannot be known now; the next question tries again. */
  const find = () => {
    starting ??= restore()
      .catch((cause) => {
        if (snapshot.state === 'unknown') {
          become({ state: 'unreachable' });
          options.onError?.(cause);
          askAgain(async () => {
            await start();
            return !isOpen();
          });
        }
        throw cause;
      })
      .finally(() => {
        starting = undefined;
      });
    return starting;
  };

  async function start(): Promise<void> {
    if (isOpen()) await find().catch(() => {});
  }

  /** A sign-in in another tab: a guest's tab has no sign-in code yet that would hear of it. */
  const follow = () => {
    if (isOpen() || snapshot.state === 'authenticated' || !cookies.read(SIGNED_IN_COOKIE)) return;
    become({ state: 'unknown' });
    void start();
  };
  const channel = openChannel<'signed-in'>('promenade.session', follow);
  // A page that slept in the browser's cache has heard nothing.
  document.addEventListener('visibilitychange', follow);

  async function headersFor(request: { method: string; url: string }): Promise<Record<string, string>> {
    if (isOpen()) await find();
    if (snapshot.state !== 'authenticated') return {};
    const headers = await (await load()).headers(request);
    if (!headers) signedOut('expired');
    return headers ?? {};
  }
  const prove: typeof headersFor = (request) => headersFor(request).catch(unreachable);

  /** Resolves once the session is not expired. */
  const whenRenewed = () =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (snapshot.state === 'expired') return;
        stop();
        resolve();
      };
      const stop = changes.subscribe(check);
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
      intended.keep(undefined);
      signedOut('anonymous');
      const left = (await load()).signOut();
      // Until the code was there, another tab may have told of somebody.
      signedOut('anonymous');
      await left;
    },
    completeSignIn(url) {
      const known = completions.get(url);
      if (known) return known;
      const completion = load()
        .then((loaded) => loaded.complete(url))
        .then(({ shopper, returnPath, ticket }) => {
          enter(shopper, ticket);
          return { returnPath: safePath(returnPath) ?? '/' };
        });
      completions.set(url, completion);
      return completion;
    },
    async adopt({ token, uid, nikeName: name, email, phone, identity }) {
      const shopper = { subject: `${uid || email || phone || identity}`, name, email: email ?? undefined };
      await (await load()).adopt({ token, shopper });
      enter(shopper, intended.ticket());
    },
    async authorize({ auth, ...request }) {
      if (auth === 'user') return prove(request);
      return snapshot.state === 'unreachable' ? {} : orNoProof(prove(request));
    },
    middleware: createProving({ load: () => load().catch(unreachable), loaded: () => oidc, prove }),
    expire() {
      const path = safePath(currentPath());
      if (path) cookies.write(RETURN_PATH_COOKIE, path, RETURN_PATH_MAX_AGE_SECONDS);
      // What went out as a guest's says nothing about a sign-in that could not be asked for.
      if (snapshot.state === 'authenticated') {
        signedOut('expired');
        load()
          .then((loaded) => loaded.forget())
          .catch((cause) => options.onError?.(cause));
      }
      return whenRenewed();
    },
    takeReturnPath() {
      const path = safePath(cookies.read(RETURN_PATH_COOKIE));
      cookies.remove(RETURN_PATH_COOKIE);
      return path;
    },
    intend: intended.keep,
    takeIntendedAction: intended.take,
  };
}
