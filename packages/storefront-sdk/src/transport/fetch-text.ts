import type { OutgoingRequest } from './request.ts';

/** A response whose body was read to its end. */
export interface TextResponse {
  status: number;
  headers: Headers;
  text: string;
}

/** A body that is longer than is read. */
export class TooLong extends Error {
  override name = 'TooLong';
}

/**
 * Fetches a text of at most `maxBytes`. A redirect is not followed: it would take tokens, passwords and bodies where the
 * caller never sent them. An own `redirect` of the request is left alone.
 *
 * @throws TypeError for a redirect, `TooLong` for a text that is too long.
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
  // Browsers hide where it leads.
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
