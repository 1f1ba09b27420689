import type { AuthorizedRequest, LoginResult, Middleware, Reply } from '@promenade/storefront-sdk';
import type { IntendedAction } from './intended-action.ts';

/** The account of a shopper, according to the identity provider or the backend. */
export interface Shopper {
  /** Id of the account, which never changes. */
  readonly subject: string;
  /** Display name. */
  readonly name?: string | undefined;
  /** E-mail address. */
  readonly email?: string | undefined;
  /** URL of a portrait. */
  readonly picture?: string | undefined;
}

/**
 * `unknown`: not looked up yet, and always on servers. `unreachable`: a returning shopper cannot be looked up, because the
 * identity provider is unreachable; until then requests are sent as a guest's. `expired`: the sign-in has ended without a
 * sign-out, and the shopper must sign in again.
 */
export type SessionState = 'unknown' | 'unreachable' | 'anonymous' | 'authenticated' | 'expired';

/** A state of the session. `shopper` is present if and only if `state` is `authenticated`. */
export interface SessionSnapshot {
  /** Whether a shopper is signed in. */
  readonly state: SessionState;
  /** The signed-in shopper. */
  readonly shopper?: Shopper | undefined;
}

/** Options of a sign-in. */
export interface SignInRequest {
  /** Path to return to after the sign-in. @default the current page */
  returnPath?: string;
  /** Language of the provider's pages, as a BCP 47 tag. */
  locale?: string;
}

/** The result of a completed sign-in. */
export interface CompletedSignIn {
  /** Path of the shop to navigate to. It is validated, so that it is never on another origin. */
  readonly returnPath: string;
}

/** The result of a backend call that signs in, such as the client's `LoginResult`. */
export type AdoptableSignIn = Pick<LoginResult, 'token' | 'uid' | 'nikeName' | 'email' | 'phone' | 'identity' | 'jkt'>;

/** The shopper's session, as a store outside React. */
export interface Session {
  /** The current state. The same object until something changes. */
  getSnapshot(): SessionSnapshot;
  /** Always `unknown`: server HTML is the same for all shoppers. */
  getServerSnapshot(): SessionSnapshot;
  /** Calls `listener` after each change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /**
   * Looks up the shopper if the state is unknown. Resolves when the state is known, or `unreachable` after a failure. While it is
   * `unreachable`, the session retries by itself, and a call retries at once. Does nothing on a server.
   */
  start(): Promise<void>;
  /** Navigates to the provider's sign-in page. `takeIntendedAction` returns a stored action after the sign-in. */
  signIn(request?: SignInRequest): Promise<void>;
  /**
   * Signs out of this browser, then navigates to the provider's sign-out page. Rejects if the provider cannot be reached; the
   * shopper is still signed out of this browser.
   */
  signOut(): Promise<void>;
  /**
   * Completes a sign-in at the provider. Calls with the same address share one promise. Rejects with a `SignInError`.
   *
   * @param url The callback address to which the provider redirected.
   */
  completeSignIn(url: string): Promise<CompletedSignIn>;
  /**
   * Signs in with the result of a backend call (`useDirectSignIn` calls it by itself). A token that is bound to this browser's
   * key is stored on the device; other tokens are stored as `unboundTokens` says. The token cannot be renewed, so the session
   * expires with it.
   */
  adopt(signIn: AdoptableSignIn): Promise<void>;
  /**
   * Headers that authenticate a request, for `credentials`; none for guests. If the request requires a sign-in, rejects with kind
   * `network` while the identity provider cannot be reached. Otherwise it resolves without headers after 3 seconds at most.
   */
  authorize(request: AuthorizedRequest): Promise<Record<string, string>>;
  /**
   * For `authNotice`, when the backend rejects the credentials: stores the current path for `takeReturnPath` and deletes the
   * token. The state becomes `expired`, or `anonymous` on the home page. Resolves once the state is no longer `expired`, so that
   * `authNotice` handles all rejections until then as one.
   */
  expire(): Promise<void>;
  /**
   * Adds a DPoP proof to sign-in calls, so that their token is bound to this browser's key. Retries a call once if the backend
   * requests a DPoP nonce, and once with a renewed token before the session expires. `StorefrontProvider` adds this to its
   * client by itself.
   */
  readonly middleware: Middleware;
  /** Returns the path that `expire` stored and deletes it. */
  takeReturnPath(): string | undefined;
  /**
   * Stores an action for the next sign-in in this tab, in place of the previous one, for 10 minutes. Without an action, or at a
   * sign-out, the stored one is deleted.
   */
  intend(action?: IntendedAction): void;
  /** Returns the action that was stored when the completed sign-in was started, and clears it. */
  takeIntendedAction(): IntendedAction | undefined;
  /** Removes listeners, timers and channels. The session must not be used afterwards. */
  dispose(): void;
}

/** A token that a backend call has issued. It cannot be renewed. */
export interface DirectSignIn {
  /** The access token. */
  readonly token: string;
  /** Thumbprint of the key to which the token is bound, if the backend returns it. */
  readonly keyThumbprint?: string | undefined;
  /** The shopper who signed in. */
  readonly shopper: Shopper;
}

/** Why a sign-in ended: the provider or backend rejected it, or the shopper signed out. */
export type SignInEnd = 'expired' | 'signed-out';

/** A sign-in that began or ended in another tab. */
export type SignInChange = { readonly shopper: Shopper } | { readonly ended: SignInEnd };

/** Method and address of a request to sign. */
export interface SignedRequest {
  /** HTTP method. */
  method: string;
  /** URL, including the query. */
  url: string;
}

/** The sign-in code of a session, which the entry `…/auth` implements and the session loads on demand. */
export interface AuthClient {
  /** Navigates to the page that signs in. */
  signIn(request: { returnPath: string; locale?: string; ticket?: string }): Promise<void>;
  /** Exchanges the code in the callback address. Resolves with the shopper, and the return path and ticket of the request. */
  complete(url: string): Promise<{ shopper: Shopper; returnPath: unknown; ticket?: unknown }>;
  /** Uses a token that the backend itself issued. */
  adopt(signIn: DirectSignIn): Promise<void>;
  /** The DPoP header of a sign-in call, which binds its token to this browser's key; none without DPoP. */
  keyProof(request: SignedRequest): Promise<Record<string, string>>;
  /** The signed-in shopper, after renewing the token if necessary; `undefined` if that is refused. Rejects if it fails. */
  shopper(): Promise<Shopper | undefined>;
  /** Stores the DPoP nonce of a reply. Returns whether the backend requires a retry with it. */
  storeNonce(reply: Pick<Reply, 'status' | 'headers'>): boolean;
  /** The headers of one request; `undefined` if the token cannot be renewed. Rejects if renewing it fails. */
  headers(request: SignedRequest): Promise<Record<string, string> | undefined>;
  /**
   * Replaces the token in the headers of a request that the backend rejected. Resolves with false if the provider refuses, or if
   * the headers have no token. Rejects if the renewal fails.
   */
  replaceToken(sent: Headers): Promise<boolean>;
  /** Deletes the tokens of this browser. */
  clear(end: SignInEnd): Promise<void>;
  /** Deletes the tokens and navigates to the provider's sign-out page. */
  signOut(): Promise<void>;
  /** Calls `listener` when a sign-in begins or ends in another tab. Returns a function that unsubscribes. */
  onChange(listener: (change: SignInChange) => void): () => void;
  /** Removes listeners and channels. */
  dispose(): void;
}
