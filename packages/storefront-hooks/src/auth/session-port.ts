import type { AuthorizedRequest, LoginResult, Middleware, Reply } from '@promenade/storefront-sdk';
import type { IntendedAction } from './intended-action.ts';

/** Who a shopper is, as the identity provider says. */
export interface Shopper {
  /** The provider's unchanging name for the account. */
  readonly subject: string;
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly picture?: string | undefined;
}

/**
 * `unknown` until the browser has looked; `unreachable` while the identity provider cannot be asked about a returning
 * shopper, whom the shop serves as a guest until then; `expired` when a sign-in has ended and another one is needed.
 */
export type SessionState = 'unknown' | 'unreachable' | 'anonymous' | 'authenticated' | 'expired';

/** A moment of the session. `shopper` is there exactly when the state is `authenticated`. */
export interface SessionSnapshot {
  readonly state: SessionState;
  readonly shopper?: Shopper | undefined;
}

/** How a sign-in begins and where it ends. */
export interface SignInRequest {
  /** Path to come back to. @default the page's */
  returnPath?: string;
  /** Language of the provider's pages. */
  locale?: string;
}

/** The shopper's session, a store outside React. */
export interface Session {
  getSnapshot(): SessionSnapshot;
  /** Always `unknown`: server HTML is the guest's. */
  getServerSnapshot(): SessionSnapshot;
  subscribe(listener: () => void): () => void;
  /**
   * Finds out who is there; safe to call often. Resolves when that is known or cannot be known now; while `unreachable`
   * the session asks again by itself, and this asks at once.
   */
  start(): Promise<void>;
  /** Leaves for the provider's page. What was intended is done after coming back from there. */
  signIn(request?: SignInRequest): Promise<void>;
  /**
   * Ends the session here, then at the provider, and leaves for its page. Rejects when the provider cannot be reached;
   * the shopper is signed out of this browser all the same.
   */
  signOut(): Promise<void>;
  /** Finishes what `signIn` began, with the address the provider came back to. The same address is handled once. */
  completeSignIn(url: string): Promise<{ returnPath: string }>;
  /**
   * Takes the sign-in that one of the backend's own calls has made (`useSignInWays` does so by itself). Its token is bound
   * to this browser's key, survives a reload, and cannot be refreshed: the session ends with it, two hours later.
   */
  adopt(signIn: LoginResult): Promise<void>;
  /**
   * Headers that authenticate a request, for `credentials`; none for guests. Rejects with kind `network` while the identity
   * provider cannot be reached. A call that guests may make too waits 3 seconds at most, then goes out as a guest's.
   */
  authorize(request: AuthorizedRequest): Promise<Record<string, string>>;
  /**
   * For `authNotice`, when the backend demands a sign-in: remembers the page and forgets the token. Resolves once the
   * session is no longer expired, so that calls made until then count as one burst.
   */
  expire(): Promise<void>;
  /**
   * Proves this browser's key to calls that sign in, so that their token is bound to it, and repeats a call once whose
   * proof was refused for the time of this device's clock, as the backend asks. A `StorefrontProvider` adds it to its
   * client by itself.
   */
  readonly middleware: Middleware;
  /** The page that `expire` remembered, once. */
  takeReturnPath(): string | undefined;
  /**
   * Remembers what a guest wanted for the next sign-in from this tab, for 10 minutes, in place of what was remembered
   * before; without an action forgets it. Signing out forgets it too.
   */
  intend(action?: IntendedAction): void;
  /** What was intended when the sign-in that has just been completed was begun, once. */
  takeIntendedAction(): IntendedAction | undefined;
}

/** What a call of the backend's own that signs in hands out: an access token, and nothing to refresh it with. */
export interface DirectSignIn {
  readonly token: string;
  readonly shopper: Shopper;
}

/** What the lazily loaded entry `…/auth` does for a session. */
export interface Oidc {
  signIn(request: { returnPath: string; locale?: string; ticket?: string }): Promise<void>;
  /** Exchanges the code; answers who signed in, and the path and the ticket that were bound to the request. */
  complete(url: string): Promise<{ shopper: Shopper; returnPath: unknown; ticket?: unknown }>;
  /** Takes a token that the backend itself handed out, bound to this browser's key. */
  adopt(signIn: DirectSignIn): Promise<void>;
  /** The header that proves this browser's key to a call that signs in. */
  proof(request: { method: string; url: string }): Promise<Record<string, string>>;
  /** Who is signed in, refreshed if need be; nobody after a definite rejection. Rejects when it cannot be known now. */
  shopper(): Promise<Shopper | undefined>;
  /** Whether the backend asks, by this reply, for the same request with new headers. */
  wantsNewProof(reply: Pick<Reply, 'status' | 'headers'>): boolean;
  /** The headers of one request; none after a definite rejection. Rejects when no token can be had now. */
  headers(request: { method: string; url: string }): Promise<Record<string, string> | undefined>;
  /** Forgets the tokens of this browser. */
  forget(): Promise<void>;
  /** Forgets the tokens and leaves for the provider's sign-out. */
  signOut(): Promise<void>;
  /** Told when another tab signs in or out. */
  onChange(listener: (shopper: Shopper | undefined) => void): () => void;
}
