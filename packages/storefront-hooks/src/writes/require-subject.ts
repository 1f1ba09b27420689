import { StorefrontError } from '@promenade/storefront-sdk';
import type { Session } from '../auth/session-types.ts';
import { signInNeeded } from './use-account-write.ts';

/**
 * Subject of the signed-in shopper. Throws an error of kind `auth` for a guest, and of kind `network` while the identity
 * provider is unreachable, because it is unknown whether the shopper is signed in.
 */
export function requireSubject(session: Pick<Session, 'getSnapshot'>, endpoint: string): string {
  const { state, shopper } = session.getSnapshot();
  if (shopper) return shopper.subject;
  if (state === 'unreachable') throw new StorefrontError({ kind: 'network', endpoint });
  throw signInNeeded(endpoint);
}
