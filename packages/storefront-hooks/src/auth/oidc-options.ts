import type { TokenHeaderOptions } from './token-header.ts';

/** Options of `createOidc`. */
export interface OidcOptions extends TokenHeaderOptions {
  /** URL of the issuer, such as `https://shop.example/oidc`. */
  authority: string;
  /** Id of the shop's public client at the provider. */
  clientId: string;
  /** URL of the page that calls `session.completeSignIn`. */
  redirectUri: string;
  /** URL of the page to show after a sign-out. */
  postLogoutRedirectUri: string;
  /** Requested scopes. `profile` and `email` provide the shopper's name and e-mail address. @default 'openid profile email' */
  scope?: string;
  /**
   * Whether tokens are bound to a key of the browser (DPoP, RFC 9449). Set `false` if the provider supports it but the backend
   * doesn't. @default whether the provider's discovery document lists ES256 for DPoP
   */
  dpop?: boolean;
  /**
   * Where tokens without DPoP are stored. In memory they are lost when the last tab is closed or reloaded. In session storage
   * they survive a reload, but any script on the page can read them. @default 'memory'
   */
  unboundTokens?: 'memory' | 'session';
  /** Lifetime in seconds of a token from the backend's own sign-in calls. @default 7200 */
  directTokenSeconds?: number;
}
