import type { Middleware } from './client.ts';
import { randomKey } from './random.ts';

/** A middleware that gives each attempt an `X-Request-Id`. Errors carry it in `requestId`, also where there was no reply. */
export function requestId(): Middleware {
  return (request, next) => {
    request.init.headers.set('x-request-id', randomKey());
    return next(request);
  };
}
