import type { Middleware } from './client.ts';
import type { HeadersLike } from './request.ts';

/** A request that may carry credentials. */
export interface AuthorizedRequest {
  /** HTTP method. */
  method: string;
  /** URL with its query. */
  url: string;
  /** `optional` if guests can make the call too: the request can be sent without credentials if there are none. */
  auth: 'optional' | 'user';
}

/**
 * Headers that identify the shopper; the second type is what TypeScript infers for `token ? { authorization } : {}`.
 */
type Credentials = HeadersLike | { readonly authorization?: undefined };

/**
 * Returns the credentials of one request: `{ Authorization: 'Bearer …' }`, or the two DPoP headers. `{}` for guests.
 */
export type Authorize = (request: AuthorizedRequest) => Promise<Credentials> | Credentials;

/** A middleware that adds the shopper's credentials to each attempt of calls that can use them. */
export function credentials(authorize: Authorize): Middleware {
  return async (request, next) => {
    const { auth, init, url } = request;
    if (auth !== 'guest') {
      const headers = (await authorize({ method: `${init.method}`, url, auth })) as HeadersLike;
      request.hasCredentials = false;
      for (const [name, value] of new Headers(headers)) {
        init.headers.set(name, value);
        request.hasCredentials = true;
      }
      init.signal.throwIfAborted();
    }
    return next(request);
  };
}
