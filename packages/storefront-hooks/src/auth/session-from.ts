import { createEmitter } from '../browser/emitter.ts';
import { fallBackToGuest } from './guest-fallback.ts';
import { createIntendedActions } from './intended-action.ts';
import type { Session, SessionSnapshot, Shopper, SignInRequest } from './session-types.ts';
import { type TokenHeaderOptions, tokenHeader } from './token-header.ts';
import { unreachable } from './unreachable.ts';

/** Adapter for the sign-in that an app already has, such as an identity provider's library, its own backend or a framework. */
export interface AppSignIn extends TokenHeaderOptions {
  /** Returns the signed-in shopper; `null` if no shopper is signed in, `undefined` while that is unknown. */
  getShopper(): Shopper | null | undefined;
  /** Returns a valid access token for the shop's backend, or `null` if there is none. Rejects if it cannot be renewed now. */
  getToken(): string | null | Promise<string | null>;
  /** Calls `listener` when the result of `getShopper` may have changed. Returns a function that unsubscribes. */
  onChange(listener: () => void): () => void;
  /** Opens the sign-in. Afterwards the app must navigate to `returnPath`. */
  signIn(request: SignInRequest): void | Promise<void>;
  /** Signs the shopper out of the app. */
  signOut(): void | Promise<void>;
}

const unknown: SessionSnapshot = { state: 'unknown' };
const isAppsOwn = () => Promise.reject(new Error('The app completes its own sign-ins: sessionFrom follows them.'));

/**
 * Creates a session from the sign-in of an app. As with `createSession`, the cart is merged at sign-in, private data is removed
 * at sign-out, and the intended action of a guest is carried out after the sign-in.
 *
 * @example
 * const session = sessionFrom({
 *   getShopper: () => user && { subject: user.id, name: user.name },
 *   getToken: () => identity.getAccessToken(),
 *   onChange: (listener) => identity.subscribe(listener),
 *   signIn: ({ returnPath }) => identity.login({ returnTo: returnPath }),
 *   signOut: () => identity.logout(),
 * });
 */
export function sessionFrom(app: AppSignIn): Session {
  const isBrowser = typeof document !== 'undefined';
  const changes = createEmitter();
  const intended = createIntendedActions();
  let snapshot = unknown;
  /** Whether the backend has rejected the token of the current sign-in. */
  let isRejected = false;
  let stopFollowing: (() => void) | undefined;

  function update(): void {
    const shopper = app.getShopper();
    let next: SessionSnapshot = shopper === undefined ? unknown : { state: 'anonymous' };
    if (shopper) next = isRejected ? { state: 'expired' } : { state: 'authenticated', shopper };
    if (next.state === snapshot.state && next.shopper?.subject === snapshot.shopper?.subject) return;
    snapshot = next;
    if (next.state === 'authenticated') intended.redeem(intended.ticket());
    changes.emit();
  }
  const onAppChange = () => {
    isRejected = false;
    update();
  };
  function follow(): void {
    if (!isBrowser || stopFollowing) return;
    stopFollowing = app.onChange(onAppChange);
    update();
  }
  /** Resolves once the state fulfils the condition. */
  const whenState = (isMet: (state: SessionSnapshot['state']) => boolean) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (!isMet(snapshot.state)) return;
        end();
        resolve();
      };
      const end = changes.subscribe(check);
      check();
    });
  async function credentials(): Promise<Record<string, string>> {
    if (!isBrowser) return {};
    follow();
    await whenState((state) => state !== 'unknown');
    if (snapshot.state !== 'authenticated') return {};
    const token = await app.getToken();
    return token ? tokenHeader(token, app) : {};
  }

  return {
    getSnapshot: () => snapshot,
    getServerSnapshot: () => unknown,
    subscribe: changes.subscribe,
    async start() {
      follow();
    },
    async signIn({ returnPath = location.pathname + location.search, ...request } = {}) {
      await app.signIn({ ...request, returnPath });
    },
    async signOut() {
      intended.store(undefined);
      await app.signOut();
    },
    completeSignIn: isAppsOwn,
    adopt: isAppsOwn,
    authorize: ({ auth: need }) =>
      need === 'user' ? credentials().catch(unreachable) : fallBackToGuest(credentials()),
    middleware: (request, next) => next(request),
    expire() {
      isRejected = true;
      update();
      return whenState((state) => state !== 'expired');
    },
    takeReturnPath: () => undefined,
    intend: intended.store,
    takeIntendedAction: intended.take,
    dispose() {
      stopFollowing?.();
      stopFollowing = undefined;
    },
  };
}
