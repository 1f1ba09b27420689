import type { OutgoingRequest } from './request.ts';

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
 * Fetches a text of at most `maxBytes`. Redirects are not followed, since they could send tokens, passwords and bodies
 * to another host. A `redirect` option of the request takes precedence.
 *
 * @throws TypeError for a redirect, `TooLong` for a longer text.
 */
export async function fetchText(
  { url, init }: Pick<OutgoingRequest, 'url' | 'init'>,
  send: typeof fetch,
  maxBytes: number,
): Promise<TextResponse> {
  const { redirect = 'manual' } = init;
  const response = await send(url, { ...init, redirect });
  const { status, headers, type } = response;
  const location = headers.get('location');
  // Browsers hide the target of a redirect.
  if (type === 'opaqueredirect' || (redirect === 'manual' && location !== null && status >= 300 && status < 400)) {
    await response.body?.cancel();
    throw new TypeError(
      `${withoutQuery(url)} redirects to ${withoutQuery(location ?? 'another address')}: correct baseUrl`,
    );
  }
  return { status, headers, text: await textOf(response, maxBytes) };
}

const withoutQuery = (address: string) => address.replace(/\?.*/, '');

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
