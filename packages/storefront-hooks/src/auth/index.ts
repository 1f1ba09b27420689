export { createOidc, type OidcOptions } from './create-oidc.ts';
