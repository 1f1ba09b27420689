import type { DirectSignIn } from './session-types.ts';

/** The thumbprint in the claims of a JWT (`cnf.jkt`, RFC 9449); `undefined` for any other token. */
function confirmedKey(token: string): string | undefined {
  try {
    const payload = token.split('.')[1] ?? '';
    const { cnf } = Object(JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))));
    return Object(cnf).jkt;
  } catch {
    return undefined;
  }
}

/** Whether a token is bound to the key with this thumbprint, as the backend or the token itself says. */
export function isBoundTo({ token, keyThumbprint }: DirectSignIn, thumbprint: string | undefined): boolean {
  return thumbprint !== undefined && (keyThumbprint ?? confirmedKey(token)) === thumbprint;
}
