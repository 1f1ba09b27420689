import type { AuthorizedRequest, LoginResult, Middleware, Reply } from '@promenade/storefront-sdk';
import type { IntendedAction } from './intended-action.ts';

/** Who a shopper is, as the identity provider or the backend says. */
export interface Shopper {
  /** Unchanging id of the account. */
  readonly subject: string;
  /** Name to show. */
  readonly name?: string | undefined;
  /** E-mail address. */
  readonly email?: string | undefined;
  /** Address of a portrait. */
  readonly picture?: string | undefined;
}

/**
 * `unknown` until the browser has looked, and on servers; `unreachable` while the identity provider cannot be asked about a
 * returning shopper, whom the shop serves as a guest until then; `expired` when a sign-in has ended without the shopper's
 * doing and another one is needed.
 */
export type SessionState = 'unknown' | 'unreachable' | 'anonymous' | 'authenticated' | 'expired';

/** The session at one time. `shopper` is present exactly when the state is `authenticated`. */
export interface SessionSnapshot {
  /** What is known of the shopper. */
  readonly state: SessionState;
  /** The signed-in shopper. */
  readonly shopper?: Shopper | undefined;
}

/** How a sign-in begins and where it ends. */
export interface SignInRequest {
  /** Path to come back to. @default the page's */
  returnPath?: string;
  /** Language of the provider's pages. */
  locale?: string;
}

/** Where a completed sign-in leads. */
export interface CompletedSignIn {
  /** Path of the shop from which the sign-in began; checked, so that it may be navigated to. */
  readonly returnPath: string;
}

/** The result of a backend call that signs in. `LoginResult` of the client is one. */
export type AdoptableSignIn = Pick<LoginResult, 'token' | 'uid' | 'nikeName' | 'email' | 'phone' | 'identity' | 'jkt'>;

/** The shopper's session, a store outside React. */
export interface Session {
  /** The present state. Stays the same object until something changes. */
  getSnapshot(): SessionSnapshot;
  /** Always `unknown`: server HTML is the guest's. */
  getServerSnapshot(): SessionSnapshot;
  /** Calls `listener` after each change. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /**
   * Looks up the shopper; safe to call often. Resolves when the state is known or cannot be known now; while `unreachable`
   * the session retries by itself, and this retries at once. Does nothing on a server.
   */
  start(): Promise<void>;
  /** Leaves for the provider's page. An intended action is due after coming back from there. */
  signIn(request?: SignInRequest): Promise<void>;
  /**
   * Ends the session here, then at the provider, and leaves for its page. Rejects when the provider cannot be reached;
   * the shopper is signed out of this browser all the same.
   */
  signOut(): Promise<void>;
  /**
   * Finishes what `signIn` began, with the address that the provider redirected to. The same address is handled once. In the
   * hidden frame of a silent sign-in it hands the address to the page and never settles.
   */
  completeSignIn(url: string): Promise<CompletedSignIn>;
  /**
   * Uses the sign-in that a backend call has made (`useDirectSignIn` does so by itself). A token that is bound to this browser's
   * key is stored; any other lives in memory, or in session storage where the shop chose so. It cannot be renewed: the session
   * ends with it.
   */
  adopt(signIn: AdoptableSignIn): Promise<void>;
  /**
   * Headers that authenticate a request, for `credentials`; none for guests. Rejects with kind `network` while the identity
   * provider cannot be reached. A call that guests may make too waits 3 seconds at most, then goes out as a guest's.
   */
  authorize(request: AuthorizedRequest): Promise<Record<string, string>>;
  /**
   * For `authNotice`, when the backend demands a sign-in: remembers the page and deletes the token. The state becomes
   * `expired`, on the home page `anonymous`. Resolves once the session is no longer expired, so that calls made until then
   * count as one burst.
   */
  expire(): Promise<void>;
  /**
   * Signs calls that sign in with this browser's key, so that their token is bound to it; repeats a call once with the
   * backend's DPoP nonce; and renews a token that the backend rejects once before the session expires. A `StorefrontProvider`
   * adds it to its client by itself.
   */
  readonly middleware: Middleware;
  /** The page that `expire` remembered, once. */
  takeReturnPath(): string | undefined;
  /**
   * Remembers what a guest wanted for the next sign-in from this tab, for 10 minutes, in place of what was remembered
   * before; without an action deletes it. Signing out deletes it too.
   */
  intend(action?: IntendedAction): void;
  /** What was intended when the sign-in that has just been completed was begun, once. */
  takeIntendedAction(): IntendedAction | undefined;
  /** Removes listeners, timers and channels. The session must not be used afterwards. */
  dispose(): void;
}

/** A token that a backend call has issued, with nothing to renew it. */
export interface DirectSignIn {
  /** The access token. */
  readonly token: string;
  /** Thumbprint of the key to which the backend says the token is bound. */
  readonly keyThumbprint?: string | undefined;
  /** Who signed in. */
  readonly shopper: Shopper;
}

/** Why a sign-in is over: rejected by provider or backend, or ended by the shopper. */
export type SignInEnd = 'expired' | 'signed-out';

/** A sign-in that began or ended in another tab. */
export type SignInChange = { readonly shopper: Shopper } | { readonly ended: SignInEnd };

/** Method and address of a request to sign. */
export interface SignedRequest {
  /** HTTP method. */
  method: string;
  /** Address with its query. */
  url: string;
}

/** What the lazily loaded entry `…/auth` does for a session. */
export interface AuthClient {
  /** Leaves for the page that signs in. */
  signIn(request: { returnPath: string; locale?: string; ticket?: string }): Promise<void>;
  /** Exchanges the code; resolves to the shopper, and to the path and the ticket that were bound to the request. */
  complete(url: string): Promise<{ shopper: Shopper; returnPath: unknown; ticket?: unknown }>;
  /** Uses a token that the backend itself issued. */
  adopt(signIn: DirectSignIn): Promise<void>;
  /** The headers that bind the token of a call that signs in to this browser's key; none where tokens are not bound. */
  keyProof(request: SignedRequest): Promise<Record<string, string>>;
  /** The signed-in shopper, the token renewed if need be; none after a definite rejection. Rejects when it cannot be known now. */
  shopper(): Promise<Shopper | undefined>;
  /** Stores the DPoP nonce of a reply. Returns whether the reply asks to repeat the request with it. */
  storeNonce(reply: Pick<Reply, 'status' | 'headers'>): boolean;
  /** The headers of one request; none after a definite rejection. Rejects when no token can be had now. */
  headers(request: SignedRequest): Promise<Record<string, string> | undefined>;
  /**
   * Replaces the token that was sent in these headers, which the backend rejected. Resolves to false after a definite
   * rejection, or where no token was sent. Rejects when no token can be had now.
   */
  replaceToken(sent: Headers): Promise<boolean>;
  /** Deletes the tokens of this browser. */
  clear(end: SignInEnd): Promise<void>;
  /** Deletes the tokens and leaves for the provider's sign-out. */
  signOut(): Promise<void>;
  /** Calls `listener` when a sign-in begins or ends in another tab. Returns the unsubscribe function. */
  onChange(listener: (change: SignInChange) => void): () => void;
  /** Removes listeners and channels. */
  dispose(): void;
}
