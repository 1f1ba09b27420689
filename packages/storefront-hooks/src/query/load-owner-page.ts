import { isStorefrontError, StorefrontError } from '@promenade/storefront-sdk';
import { type AllowedHosts, ownerAddress } from '../domain/owner-address.ts';

/** Timeout of a page, until its last byte. */
const TIMEOUT_MS = 5_000;
/** The largest page that is accepted, in bytes. */
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

/** What a page of a store owner is made of. */
const types = {
  html: { accept: 'text/html', pattern: /^text\/html\b/i },
  css: { accept: 'text/css', pattern: /^text\/css\b/i },
};

/** Fetches a page, and follows redirects to hosts that are allowed: a server asks no other one. */
async function fetchFrom(address: string, hosts: AllowedHosts, init: RequestInit): Promise<Response> {
  let url = address;
  for (let count = 0; count <= REDIRECTS_MOST; count++) {
    const response = await fetch(url, { ...init, redirect: 'manual' });
    // Browsers do not say where a redirect leads before they were there.
    const seen = response.type === 'opaqueredirect' ? await fetch(url, init) : response;
    const location = seen.status >= 300 && seen.status < 400 ? seen.headers.get('location') : null;
    url = location === null ? seen.url || url : new URL(location, url).href;
    if (!ownerAddress(url, hosts)) throw failure('contract', 'from a host not allowed');
    if (location === null) return seen;
  }
  throw failure('contract', 'too many redirects');
}

/**
 * Loads the HTML, or a stylesheet, of a page that a store owner designed, without cookies, credentials or referrer. It is
 * untrusted until it is sanitised. Rejects with `StorefrontError`.
 */
export async function loadOwnerPage(
  address: string,
  hosts: AllowedHosts,
  signal?: AbortSignal | null,
  kind: keyof typeof types = 'html',
): Promise<string> {
  const { accept, pattern } = types[kind];
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  // In place of `AbortSignal.any`, which is missing in browsers that the packages run in.
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
