import type { Middleware } from './client.ts';
import type { HeadersLike } from './request.ts';

/** A request that may carry credentials. */
export interface AuthorizedRequest {
  /** HTTP method. */
  method: string;
  /** Address with its query. */
  url: string;
  /** `optional` where the backend answers a guest too: such a request may go without credentials when none can be had. */
  auth: 'optional' | 'user';
}

/** Headers that identify the shopper; TypeScript reads `token ? { authorization } : {}` as the second form. */
type Credentials = HeadersLike | { readonly authorization?: undefined };

/** Headers that identify the shopper, for this very request: `{ Authorization: 'Bearer …' }`, or a DPoP pair. `{}` for guests. */
export type Authorize = (request: AuthorizedRequest) => Promise<Credentials> | Credentials;

/** A middleware that adds the shopper's credentials to each attempt of the calls that have a use for them. */
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
