import type { TokenHeaderOptions } from './token-header.ts';

/** What `createOidc` takes. */
export interface OidcOptions extends TokenHeaderOptions {
  /** Issuer, as `https://shop.example/oidc`. */
  authority: string;
  /** The shop's public client at the provider. */
  clientId: string;
  /** Page that calls `session.completeSignIn`. */
  redirectUri: string;
  /** Page shown after signing out. */
  postLogoutRedirectUri: string;
  /** What the sign-in asks for; `profile` and `email` fill the shopper's name and address. @default 'openid profile email' */
  scope?: string;
  /**
   * Whether tokens are bound to a key of the browser (RFC 9449). Set `false` where the provider offers it but the backend does
   * not understand it. @default whether the provider's discovery document offers it
   */
  dpop?: boolean;
  /**
   * Where tokens live that are bound to no key. In memory they are lost when the last tab is closed or reloaded; in session
   * storage a tab can be reloaded, and any script on the page can read them. @default 'memory'
   */
  unboundTokens?: 'memory' | 'session';
  /**
   * Page for silent sign-in (`prompt=none`) that calls `session.completeSignIn` in a hidden frame: renews a sign-in without
   * refresh token while the provider's session lasts. The page must allow framing by the shop; browsers that block third-party
   * cookies need a provider on the shop's own site. @default no silent sign-in
   */
  silentRedirectUri?: string;
  /** How long a token of the backend's own sign-in calls lasts. @default 7200 */
  directTokenSeconds?: number;
}
