import { isStorefrontError, StorefrontError } from '@promenade/storefront-sdk';
import { type AllowedHosts, ownerAddress } from '../domain/owner-address.ts';

/** Timeout for the whole response, including its body. */
const TIMEOUT_MS = 5_000;
/** Largest accepted response, in bytes. */
const BYTES_MAX = 256 * 1024;
const REDIRECTS_MOST = 5;

const failure = (kind: 'network' | 'timeout' | 'not-found' | 'contract', message: string, cause?: unknown) =>
  new StorefrontError({ kind, endpoint: 'store.page', message, cause });

async function textOf(response: Response): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    text += part.value;
    if (text.length > BYTES_MAX) {
      await reader?.cancel();
      throw failure('contract', `longer than ${BYTES_MAX} bytes`);
    }
  }
  return text;
}

/** The resources of a store owner's page. */
const types = {
  html: { accept: 'text/html', pattern: /^text\/html\b/i },
  css: { accept: 'text/css', pattern: /^text\/css\b/i },
};

/** Fetches a resource. Redirects are followed manually, so that a server never requests a host that is not allowed. */
async function fetchFrom(address: string, hosts: AllowedHosts, init: RequestInit): Promise<Response> {
  let url = address;
  for (let count = 0; count <= REDIRECTS_MOST; count++) {
    const response = await fetch(url, { ...init, redirect: 'manual' });
    // Browsers hide the target of a manual redirect, so the request is repeated and the final address is checked.
    const seen = response.type === 'opaqueredirect' ? await fetch(url, init) : response;
    const location = seen.status >= 300 && seen.status < 400 ? seen.headers.get('location') : null;
    url = location === null ? seen.url || url : new URL(location, url).href;
    if (!ownerAddress(url, hosts)) throw failure('contract', 'from a host not allowed');
    if (location === null) return seen;
  }
  throw failure('contract', 'too many redirects');
}

/**
 * Loads the HTML or a stylesheet of a page that a store owner designed, without credentials or referrer. The text is
 * untrusted input: sanitise it. Rejects with `StorefrontError`.
 */
export async function loadOwnerPage(
  address: string,
  hosts: AllowedHosts,
  signal?: AbortSignal | null,
  kind: keyof typeof types = 'html',
): Promise<string> {
  const { accept, pattern } = types[kind];
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  // `AbortSignal.any` is missing in some supported browsers.
  const controller = new AbortController();
  const abort = () => controller.abort();
  timeout.addEventListener('abort', abort);
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  try {
    const response = await fetchFrom(address, hosts, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: { accept },
      signal: controller.signal,
    });
    if (!response.ok) throw failure('not-found', `status ${response.status}`);
    if (!pattern.test(response.headers.get('content-type') ?? '')) throw failure('contract', `not ${accept}`);
    return await textOf(response);
  } catch (cause) {
    if (isStorefrontError(cause)) throw cause;
    throw failure(timeout.aborted ? 'timeout' : 'network', 'could not be loaded', cause);
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}
