import type { Middleware } from '@promenade/storefront-sdk';
import type { Oidc } from './session-port.ts';

/** Calls that return a token, which is bound to the key of their DPoP proof. */
const SIGN_INS =
  /^(?:login\.(?:withEmail|asVisitor|withMobilePassword|withMobileCode|registerMobile)|twitter\.signIn)$/;

export interface ProvingOptions {
  /** Loads the sign-in code. */
  load: () => Promise<Oidc>;
  /** The sign-in code, if it was asked for already. */
  loaded: () => Promise<Oidc> | undefined;
  /** Headers that authenticate one request. */
  prove: (request: { method: string; url: string }) => Promise<Record<string, string>>;
}

/** Proves the browser's key to calls that sign in, and signs a request again when the backend asks for its nonce. */
export function createProving({ load, loaded, prove }: ProvingOptions): Middleware {
  return async (request, next) => {
    const { url, init, endpoint } = request;
    const target = { method: `${init.method}`, url };
    const isSignIn = SIGN_INS.test(endpoint.id);
    const sign = async () => {
      const headers = isSignIn ? await (await load()).proof(target) : await prove(target);
      for (const [name, value] of Object.entries(headers)) init.headers.set(name, value);
    };
    if (isSignIn) await sign();
    const reply = await next(request);
    const oidc = await loaded()?.catch(() => undefined);
    if (!oidc?.wantsNewProof(reply)) return reply;
    await sign();
    return next(request);
  };
}
