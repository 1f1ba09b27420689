import { type Middleware, type Reply, StorefrontError } from '@promenade/storefront-sdk';
import type { AuthClient, SignedRequest } from './session-types.ts';
import { unreachable } from './unreachable.ts';

/** Calls that return a token, which is bound to the key of their DPoP proof. */
const SIGN_IN_CALLS =
  /^(?:login\.(?:withEmail|asGuest|withMobilePassword|withMobileCode|registerMobile)|twitter\.signIn)$/;

const AUTH_CODES = [401, 402, 410_000, 410_001, 410_002];

/** Whether the backend demands a sign-in. The code of the body wins over the HTTP status. */
const isRejection = ({ status, body }: Reply) => AUTH_CODES.includes(Number(Object(body).code ?? status));

export interface AuthMiddlewareOptions {
  /** Loads the sign-in code. */
  load: () => Promise<AuthClient>;
  /** The sign-in code, if it was loaded already. */
  loaded: () => Promise<AuthClient> | undefined;
  /** Headers that authenticate one request. */
  authenticate: (request: SignedRequest) => Promise<Record<string, string>>;
  /** The signed-in shopper's id. */
  subject: () => string | undefined;
  /** Called when a rejected token cannot be replaced. */
  onRejected: () => void;
}

/** Signs calls that sign in, and repeats a rejected request once with a nonce and once with a new token. */
export function createAuthMiddleware(options: AuthMiddlewareOptions): Middleware {
  const { load, loaded, authenticate, subject, onRejected } = options;
  return async (request, next) => {
    const { url, init, endpoint } = request;
    const target = { method: `${init.method}`, url };
    const isSignIn = SIGN_IN_CALLS.test(endpoint.id);
    const sign = async () => {
      const headers = isSignIn ? await (await load()).keyProof(target) : await authenticate(target);
      for (const [name, value] of Object.entries(headers)) init.headers.set(name, value);
    };
    if (isSignIn) await sign();
    const owner = subject();
    let reply = await next(request);
    const auth = await loaded()?.catch(() => undefined);
    // Only as the shopper who made the call: another one may have signed in since.
    const repeat = async () => {
      await sign();
      if (isSignIn || subject() === owner) reply = await next(request);
    };
    if (auth?.storeNonce(reply)) await repeat();
    if (!auth || isSignIn || !isRejection(reply)) return reply;
    if (owner !== undefined) {
      const isReplaced = await auth.replaceToken(init.headers).catch(unreachable);
      if (isReplaced) await repeat();
      else if (subject() === owner) onRejected();
    }
    const isOthers = subject() !== undefined && subject() !== owner;
    if (!isOthers || !isRejection(reply)) return reply;
    // Thrown, the rejection reaches the caller and does not end the session of the shopper who signed in since.
    throw new StorefrontError({ kind: 'auth', status: reply.status, endpoint: endpoint.id });
  };
}
