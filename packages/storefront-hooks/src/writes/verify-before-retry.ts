import { isStorefrontError } from '@promenade/storefront-sdk';

/** What became of a write: its answer, or the fresh look that shows it had been carried out before. */
export type Carried<Answer, Look> = { isEarlier: false; answer: Answer } | { isEarlier: true; look: Look };

/**
 * Writes once. Where that fails though a fresh look shows it done, by an earlier request whose answer was lost or from
 * another tab, it counts as done. A look that cannot be had leaves the failure as it is.
 *
 * @param look Asks the backend anew; answers `undefined` while it is not done.
 */
export async function verifyBeforeRetry<Answer, Look>(
  write: () => Promise<Answer>,
  look: () => Promise<Look | undefined>,
): Promise<Carried<Answer, Look>> {
  try {
    return { isEarlier: false, answer: await write() };
  } catch (cause) {
    // Who may not write has not written, and would not be told more.
    const isRefusal = isStorefrontError(cause, 'auth') || isStorefrontError(cause, 'forbidden');
    const found = isRefusal ? undefined : await look().catch(() => undefined);
    if (found === undefined) throw cause;
    return { isEarlier: true, look: found };
  }
}
