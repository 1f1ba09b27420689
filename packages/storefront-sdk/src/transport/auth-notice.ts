import { kindOf, StorefrontError } from '../errors/storefront-error.ts';
import type { Middleware } from './client.ts';
import { codeOf } from './reply.ts';

/**
 * A middleware that calls `onAuthRequired` when the backend demands a sign-in, once per burst. Calls that were under way at
 * that time belong to the burst, and so do calls that start until the promise that `onAuthRequired` returned has settled:
 * return the one of the redirect.
 */
export function authNotice(onAuthRequired: (error: StorefrontError) => unknown): Middleware {
  let bursts = 0;
  let isOpen = false;
  return async (request, next) => {
    const burst = isOpen ? undefined : bursts;
    const reply = await next(request);
    const code = codeOf(reply);
    if (kindOf(code) === 'auth' && burst === bursts) {
      bursts++;
      isOpen = true;
      const { id: endpoint } = request.endpoint;
      const error = new StorefrontError({ kind: 'auth', code, status: reply.status, endpoint });
      // Apart from the call, which rejects with the refusal whatever this function throws.
      void Promise.resolve()
        .then(() => onAuthRequired(error))
        // Unhandled, it would end a server.
        .catch((cause: unknown) => console.error('onAuthRequired failed', cause))
        .finally(() => {
          isOpen = false;
        });
    }
    return reply;
  };
}
