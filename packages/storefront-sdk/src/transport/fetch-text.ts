import type { OutgoingRequest } from './request.ts';

const REDIRECTS_MOST = 5;
/** Property of an exception that a mock of `fetch` marks as one of its own code. */
const PROGRAMMING_ERROR = '~promenade/programming-error';

/** A response with its complete body. */
export interface TextResponse {
  status: number;
  headers: Headers;
  text: string;
}

/** Creates the error for a kind. */
type ToError = (kind: 'network' | 'contract', cause: unknown) => Error;

/**
 * Fetches a text of at most `maxBytes`. Redirects are followed within the origin of the request only, since others could
 * send tokens, passwords and bodies to another host. A `redirect` option of the request takes precedence.
 *
 * @param toError The error of kind `network` is thrown if `fetch` or the body rejects, and for a redirect that is not followed; of kind `contract`
 *   for a longer text. Other exceptions are programming errors, such as a `fetch` of a test that returns no response.
 */
export async function fetchText(
  { url, init }: Pick<OutgoingRequest, 'url' | 'init'>,
  send: typeof fetch,
  maxBytes: number,
  toError: ToError,
): Promise<TextResponse> {
  const orLost = async <Result>(pending: Promise<Result>): Promise<Result> => {
    try {
      return await pending;
    } catch (cause) {
      throw Object(cause)[PROGRAMMING_ERROR] ? cause : toError('network', cause);
    }
  };
  const textOf = async (response: Response): Promise<string> => {
    // React Native has no streams.
    if (!response.body) return orLost(response.text());
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    let text = '';
    let bytes = 0;
    for (let part = await orLost(reader.read()); !part.done; part = await orLost(reader.read())) {
      bytes += part.value.byteLength;
      if (bytes > maxBytes) {
        await reader.cancel();
        throw toError('contract', new RangeError(`longer than ${maxBytes} bytes`));
      }
      text += decoder.decode(part.value, { stream: true });
    }
    return text + decoder.decode();
  };
  const redirect = init.redirect ?? 'manual';
  for (let address = url, count = 0; ; count++) {
    const response = await orLost(send(address, { ...init, redirect }));
    const { status, headers, type } = response;
    // Browsers hide the target of a redirect.
    const isHidden = type === 'opaqueredirect';
    const location = redirect === 'manual' && status >= 300 && status < 400 ? headers.get('location') : null;
    if (!isHidden && location === null) return { status, headers, text: await textOf(response) };
    await response.body?.cancel();
    const target = isHidden ? undefined : new URL(location ?? '', address);
    if (!target || count === REDIRECTS_MOST || !isSafe(target, address, status, init.method)) {
      const where = target ? target.origin + target.pathname : 'another address';
      const message = `${address.replace(/\?.*/, '')} redirects to ${where}, which is not followed: correct baseUrl`;
      throw toError('network', new TypeError(message));
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
