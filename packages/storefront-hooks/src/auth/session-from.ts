import { openChannel } from '../browser/channel.ts';
import { openSession, type SessionOptions } from './session.ts';
import type { AuthClient, Session, Shopper, SignInChange, SignInEnd, SignInRequest } from './session-types.ts';
import { sentToken, type TokenHeaderOptions, tokenHeader } from './token-header.ts';

/** Adapter for the sign-in that an app already has, such as an identity provider's library, its own backend or a framework. */
export interface AppSignIn extends TokenHeaderOptions, Omit<SessionOptions, 'loadAuth'> {
  /** Returns the signed-in shopper; `null` if no shopper is signed in, `undefined` while that is unknown. */
  getShopper(): Shopper | null | undefined;
  /**
   * Returns a valid access token for the shop's backend, or `null` if its requests need none, because a cookie identifies the
   * shopper. Rejects if it cannot be renewed now.
   *
   * @param isRejected Whether the backend has rejected the last token, so that a cached one is of no use. The call is repeated
   * once, with the new token.
   */
  getToken(isRejected: boolean): string | null | Promise<string | null>;
  /** Calls `listener` when the result of `getShopper` may have changed. Returns a function that unsubscribes. */
  onChange(listener: () => void): () => void;
  /** Opens the sign-in. Afterwards the app must navigate to `returnPath`. */
  signIn(request: SignInRequest): void | Promise<void>;
  /** Signs the shopper out of the app. */
  signOut(): void | Promise<void>;
}

const isAppsOwn = () => Promise.reject(new Error('The app completes its own sign-ins: sessionFrom follows them.'));

/** The sign-in of an app as the source of a session's tokens. */
function appAuth(app: AppSignIn): AuthClient {
  const listeners = new Set<(change: SignInChange) => void>();
  const notify = (change: SignInChange) => {
    for (const listener of listeners) listener(change);
  };
  /** The token that the backend has rejected; `null` without a token. It is used again once the app reports a change. */
  let rejected: string | null | undefined;
  const channel = openChannel<SignInEnd>(`promenade.${app.name ?? ''}.app`, (ended) => notify({ ended }));
  const unsubscribe = app.onChange(() => {
    rejected = undefined;
    const shopper = app.getShopper();
    if (shopper) notify({ shopper });
    else if (shopper === null) notify({ ended: 'signed-out' });
  });
  /** Resolves once the app knows the shopper. */
  const whenKnown = () =>
    new Promise<Shopper | null>((resolve) => {
      const check = () => {
        const shopper = app.getShopper();
        if (shopper === undefined) return;
        listeners.delete(check);
        resolve(shopper);
      };
      listeners.add(check);
      check();
    });
  return {
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async signIn({ ticket: _, ...request }) {
      await app.signIn(request);
    },
    complete: isAppsOwn,
    adopt: isAppsOwn,
    keyProof: async () => ({}),
    storeNonce: () => false,
    async shopper() {
      const shopper = await whenKnown();
      if (!shopper || (rejected !== undefined && (await app.getToken(false)) === rejected)) return undefined;
      return shopper;
    },
    async headers() {
      const token = await app.getToken(false);
      return token === null ? {} : tokenHeader(token, app);
    },
    async replaceToken(sent) {
      const before = sentToken(sent, app) ?? null;
      const token = await app.getToken(true);
      rejected = token;
      // Without a token, the app may have renewed its cookie.
      return token === null ? before === null : token !== before;
    },
    async clear(end) {
      channel.post(end);
    },
    async signOut() {
      channel.post('signed-out');
      await app.signOut();
    },
    dispose() {
      unsubscribe();
      channel.close();
    },
  };
}

/**
 * Creates a session from the sign-in of an app. As with `createSession`, the cart is merged at sign-in, private data is removed
 * at sign-out, and the intended action of a guest is carried out after the sign-in. If the backend rejects a token, the app is
 * asked for another one before the session expires.
 *
 * @example
 * const session = sessionFrom({
 *   getShopper: () => user && { subject: user.id, name: user.name },
 *   getToken: (isRejected) => identity.getAccessToken({ cache: !isRejected }),
 *   onChange: (listener) => identity.subscribe(listener),
 *   signIn: ({ returnPath }) => identity.login({ returnTo: returnPath }),
 *   signOut: () => identity.logout(),
 * });
 */
export const sessionFrom = (app: AppSignIn): Session =>
  openSession({ ...app, loadAuth: async () => appAuth(app) }, true);
