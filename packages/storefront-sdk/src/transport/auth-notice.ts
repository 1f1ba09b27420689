import { kindOf, StorefrontError } from '../errors/storefront-error.ts';
import type { Middleware } from './client.ts';
import { codeOf } from './reply.ts';

/**
 * A middleware that calls `onAuthRequired` when the backend requires a sign-in: once for all calls that fail together.
 * Those are the calls pending at that time, and the calls that start before the promise returned by `onAuthRequired`
 * settles. Return the promise of the redirect.
 */
export function authNotice(onAuthRequired: (error: StorefrontError) => unknown): Middleware {
  let bursts = 0;
  let isOpen = false;
  return async (request, next) => {
    const burst = isOpen ? undefined : bursts;
    const reply = await next(request);
    const code = codeOf(reply);
    // A call of guests, such as a sign-in, fails for its own input.
    if (request.auth !== 'guest' && kindOf(code) === 'auth' && burst === bursts) {
      bursts++;
      isOpen = true;
      const { id: endpoint } = request.endpoint;
      const error = new StorefrontError({ kind: 'auth', code, status: reply.status, endpoint });
      // Not awaited: the call rejects with the `auth` error even if this function throws.
      void Promise.resolve()
        .then(() => onAuthRequired(error))
        // An unhandled rejection would end a Node process.
        .catch((cause: unknown) => console.error('onAuthRequired failed', cause))
        .finally(() => {
          isOpen = false;
        });
    }
    return reply;
  };
}
