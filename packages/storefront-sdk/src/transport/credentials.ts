import type { Middleware } from './client.ts';
import { addHeaders, type HeadersLike } from './request.ts';

/** A request that may carry credentials. */
export interface AuthorizedRequest {
  /** HTTP method. */
  method: string;
  /** URL with its query. */
  url: string;
  /** `optional` if guests can make the call too: the request can be sent without credentials if there are none. */
  auth: 'optional' | 'user';
}

/** Headers that identify the shopper. */
type Credentials = HeadersLike | null | undefined;

/**
 * Returns the credentials of one request: `{ Authorization: 'Bearer …' }`, or the two DPoP headers. For guests `{}`, nothing, or
 * headers without a value.
 */
export type Authorize = (request: AuthorizedRequest) => Promise<Credentials> | Credentials;

/**
 * A middleware that adds the shopper's credentials to each attempt of calls that can use them. An attempt after a sign-out has none of those before:
 * the headers that they replaced are back.
 */
export function credentials(authorize: Authorize): Middleware {
  const replaced = new WeakMap<object, [name: string, value: string | null][]>();
  return async (request, next) => {
    const { auth, init, url } = request;
    if (auth !== 'guest') {
      const headers = addHeaders(new Headers(), await authorize({ method: `${init.method}`, url, auth }));
      for (const [name, value] of replaced.get(init.headers) ?? []) {
        if (value === null) init.headers.delete(name);
        else init.headers.set(name, value);
      }
      replaced.set(
        init.headers,
        [...headers.keys()].map((name) => [name, init.headers.get(name)]),
      );
      for (const [name, value] of headers) init.headers.set(name, value);
      request.hasCredentials = [...headers].length > 0;
      init.signal.throwIfAborted();
    }
    return next(request);
  };
}
