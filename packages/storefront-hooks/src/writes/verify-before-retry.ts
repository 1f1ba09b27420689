import { isStorefrontError } from '@promenade/storefront-sdk';

/** The result of a write: its response, or, if it had been done already, the result of the verification. */
export type VerifiedWrite<Response, Found> =
  | { wasAlreadySent: false; response: Response }
  | { wasAlreadySent: true; found: Found };

/**
 * Sends a write once. If it fails, verifies whether it was done nevertheless: by an earlier request whose response was lost,
 * or in another tab. In that case it counts as done. If the verification fails too, throws the write's error.
 *
 * @param verify Reads the state from the backend; resolves to `undefined` if the write has not been done.
 */
export async function verifyBeforeRetry<Response, Found>(
  write: () => Promise<Response>,
  verify: () => Promise<Found | undefined>,
): Promise<VerifiedWrite<Response, Found>> {
  try {
    return { wasAlreadySent: false, response: await write() };
  } catch (cause) {
    // Without permission the write was not done, and the verification would be rejected too.
    const isDenied = isStorefrontError(cause, 'auth') || isStorefrontError(cause, 'forbidden');
    const found = isDenied ? undefined : await verify().catch(() => undefined);
    if (found === undefined) throw cause;
    return { wasAlreadySent: true, found };
  }
}
