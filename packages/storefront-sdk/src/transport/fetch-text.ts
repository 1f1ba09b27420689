import type { OutgoingRequest } from './request.ts';

const REDIRECTS_MOST = 5;

/** A response with its complete body. */
export interface TextResponse {
  status: number;
  headers: Headers;
  text: string;
}

/** Thrown for a body longer than `maxBytes`. */
export class TooLong extends Error {
  override name = 'TooLong';
}

/**
 * Fetches a text of at most `maxBytes`. Redirects are followed within the origin of the request only, since others could
 * send tokens, passwords and bodies to another host. A `redirect` option of the request takes precedence.
 *
 * @throws TypeError for a redirect that is not followed, `TooLong` for a longer text.
 */
export async function fetchText(
  { url, init }: Pick<OutgoingRequest, 'url' | 'init'>,
  send: typeof fetch,
  maxBytes: number,
): Promise<TextResponse> {
  const redirect = init.redirect ?? 'manual';
  for (let address = url, count = 0; ; count++) {
    const response = await send(address, { ...init, redirect });
    const { status, headers, type } = response;
    // Browsers hide the target of a redirect.
    const isHidden = type === 'opaqueredirect';
    const location = redirect === 'manual' && status >= 300 && status < 400 ? headers.get('location') : null;
    if (!isHidden && location === null) return { status, headers, text: await textOf(response, maxBytes) };
    await response.body?.cancel();
    const target = isHidden ? undefined : new URL(location ?? '', address);
    if (!target || count === REDIRECTS_MOST || !isSafe(target, address, status, init.method)) {
      const where = target ? `${target.origin}${target.pathname}` : 'another address';
      throw new TypeError(
        `${address.replace(/\?.*/, '')} redirects to ${where}, which is not followed: correct baseUrl`,
      );
    }
    address = target.href;
  }
}

/** Whether a redirect keeps the origin (or upgrades a read from http to https) and the method. */
function isSafe(target: URL, from: string, status: number, method = 'GET'): boolean {
  const { origin } = new URL(from);
  const isRead = method === 'GET';
  const isUpgrade = isRead && target.origin === origin.replace(/^http:/, 'https:');
  return (target.origin === origin || isUpgrade) && (isRead || status === 307 || status === 308);
}

async function textOf(response: Response, maxBytes: number): Promise<string> {
  // React Native has no streams.
  if (!response.body) return response.text();
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw new TooLong(`longer than ${maxBytes} bytes`);
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
