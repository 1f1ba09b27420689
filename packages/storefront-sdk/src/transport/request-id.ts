import type { Middleware } from './client.ts';
import { randomKey } from './random.ts';

/**
 * A middleware that sends an `X-Request-Id` with each attempt. Errors have it as `requestId`, even without a response.
 */
export function requestId(): Middleware {
  return (request, next) => {
    request.init.headers.set('x-request-id', randomKey());
    return next(request);
  };
}
