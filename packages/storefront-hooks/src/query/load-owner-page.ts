import { isStorefrontError, StorefrontError } from '@promenade/storefront-sdk';
import { type AllowedHosts, ownerAddress } from '../domain/owner-address.ts';

/** Patience with a page of a store owner, from the first byte to the last. */
const PATIENCE_MS = 5_000;
/** Most bytes of such a page. */
const MOST_BYTES = 256 * 1024;

const failure = (kind: 'network' | 'timeout' | 'not-found' | 'contract', message: string, cause?: unknown) =>
  new StorefrontError({ kind, endpoint: 'store.pageByType', message, cause });

async function textOf(response: Response): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    text += part.value;
    if (text.length > MOST_BYTES) {
      await reader?.cancel();
      throw failure('contract', `longer than ${MOST_BYTES} bytes`);
    }
  }
  return text;
}

/**
 * Loads the HTML of a page that a store owner designed, as a stranger would: without cookies, proof or referrer. It stays
 * hostile until it is sanitised. Rejects with `StorefrontError`.
 */
export async function loadOwnerPage(
  address: string,
  places: AllowedHosts,
  caller?: AbortSignal | null,
): Promise<string> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  try {
    const response = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: { accept: 'text/html' },
      signal: caller ? AbortSignal.any([caller, patience]) : patience,
    });
    if (!response.ok) throw failure('not-found', `status ${response.status}`);
    // It may have been sent on to somewhere else.
    if (response.url && !ownerAddress(response.url, places)) throw failure('contract', 'from a host not allowed');
    if (!/^text\/html\b/i.test(response.headers.get('content-type') ?? '')) throw failure('contract', 'not HTML');
    return await textOf(response);
  } catch (cause) {
    if (isStorefrontError(cause)) throw cause;
    throw failure(patience.aborted ? 'timeout' : 'network', 'could not be loaded', cause);
  }
}
