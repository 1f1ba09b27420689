import type { DirectSignIn } from './session-types.ts';

/** The key thumbprint in the claims of a JWT (`cnf.jkt`, RFC 9449); `undefined` for other tokens. */
function confirmedKey(token: string): string | undefined {
  try {
    const payload = token.split('.')[1] ?? '';
    const { cnf } = Object(JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))));
    return Object(cnf).jkt;
  } catch {
    return undefined;
  }
}

/** Whether a token is bound to the key with this thumbprint, according to the backend or the claims of the token. */
export function isBoundTo({ token, keyThumbprint }: DirectSignIn, thumbprint: string | undefined): boolean {
  return thumbprint !== undefined && (keyThumbprint ?? confirmedKey(token)) === thumbprint;
}
