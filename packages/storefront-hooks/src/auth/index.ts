export * from './create-oidc.ts';
export * from './create-token-sign-in.ts';
export * from './oidc-options.ts';
export type { TokenHeaderOptions } from './token-header.ts';
