export { createOidc } from './create-oidc.ts';
export { createTokenSignIn, type TokenSignInOptions } from './create-token-sign-in.ts';
export type { OidcOptions } from './oidc-options.ts';
export type { TokenHeaderOptions } from './token-header.ts';
