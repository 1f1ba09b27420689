import { type Middleware, type Reply, StorefrontError } from '@promenade/storefront-sdk';
import type { AuthClient, SignedRequest } from './session-types.ts';
import { unreachable } from './unreachable.ts';

/** Calls that return an access token. The backend binds it to the key that signed their DPoP proof. */
const SIGN_IN_CALLS =
  /^(?:login\.(?:withEmail|asGuest|withMobilePassword|withMobileCode|registerMobile)|twitter\.signIn)$/;

const AUTH_CODES = [401, 402, 410_000, 410_001, 410_002];

/** Whether the backend rejected the credentials. A `code` in the body takes precedence over the HTTP status. */
const isRejection = ({ status, body }: Reply) => AUTH_CODES.includes(Number(Object(body).code ?? status));

export interface AuthMiddlewareOptions {
  /** Loads the sign-in code. */
  load: () => Promise<AuthClient>;
  /** The sign-in code, if it has been loaded. */
  loaded: () => Promise<AuthClient> | undefined;
  /** Headers that authenticate one request. */
  authenticate: (request: SignedRequest) => Promise<Record<string, string>>;
  /** Id of the signed-in shopper's account. */
  subject: () => string | undefined;
  /** Called when a rejected token cannot be replaced. */
  onRejected: () => void;
}

/** Adds a DPoP proof to sign-in calls. Retries rejected calls once with the backend's nonce and once with a new token. */
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
    // Another shopper may have signed in since the call. Don't repeat the call with their credentials.
    const retry = async () => {
      await sign();
      if (isSignIn || subject() === owner) reply = await next(request);
    };
    if (auth?.storeNonce(reply)) await retry();
    if (!auth || isSignIn || !isRejection(reply)) return reply;
    if (owner !== undefined) {
      const isReplaced = await auth.replaceToken(init.headers).catch(unreachable);
      if (isReplaced) await retry();
      else if (subject() === owner) onRejected();
    }
    const isOtherShopper = subject() !== undefined && subject() !== owner;
    if (!isOtherShopper || !isRejection(reply)) return reply;
    // Later middlewares would expire the session for this reply, but it now belongs to another shopper.
    throw new StorefrontError({ kind: 'auth', status: reply.status, endpoint: endpoint.id });
  };
}
