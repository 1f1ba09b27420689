import { isStorefrontError } from '@promenade/storefront-sdk';

/** The result of a write: its response, or what the verification found where an earlier request had done it already. */
export type VerifiedWrite<Response, Found> =
  | { isEarlier: false; response: Response }
  | { isEarlier: true; found: Found };

/**
 * Sends a write once. When it fails, verifies whether it was done nevertheless: by an earlier request whose response was
 * lost, or in another tab. Then it counts as done. A verification that fails leaves the error as it is.
 *
 * @param verify Reads the backend anew; resolves to `undefined` when the write has not been done.
 */
export async function verifyBeforeRetry<Response, Found>(
  write: () => Promise<Response>,
  verify: () => Promise<Found | undefined>,
): Promise<VerifiedWrite<Response, Found>> {
  try {
    return { isEarlier: false, response: await write() };
  } catch (cause) {
    // A caller who may not write has not written, and may not read either.
    const isDenied = isStorefrontError(cause, 'auth') || isStorefrontError(cause, 'forbidden');
    const found = isDenied ? undefined : await verify().catch(() => undefined);
    if (found === undefined) throw cause;
    return { isEarlier: true, found };
  }
}
