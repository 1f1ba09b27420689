import type { Middleware } from '@promenade/storefront-sdk';
import type { Oidc } from './session-port.ts';

/** Calls that answer a token, bound to the key that they prove. */
const SIGN_INS = /^login\.(?:email|visitor|mobilePassword|mobileCaptcha|registerMobile|twitter)$/;

export interface ProvingOptions {
  /** Loads the sign-in code. */
  load: () => Promise<Oidc>;
  /** The sign-in code, if it was asked for already. */
  loaded: () => Promise<Oidc> | undefined;
  /** Headers that prove who calls. */
  prove: (request: { method: string; url: string }) => Promise<Record<string, string>>;
}

/** Proves the browser's key to calls that sign in, and anew where the backend does not believe the device's clock. */
export function createProving({ load, loaded, prove }: ProvingOptions): Middleware {
  return async (request, next) => {
    const { url, init, endpoint } = request;
    const isSignIn = SIGN_INS.test(endpoint.id);
    const target = { method: `${init.method}`, url };
    const proven = (proof: Record<string, string>) =>
      next({ ...request, init: { ...init, headers: { ...init.headers, ...proof } } });
    const answer = isSignIn ? await proven(await (await load()).proof(target)) : await next(request);
    const oidc = await loaded();
    if (!oidc?.wantsNewProof(answer)) return answer;
    return proven(await (isSignIn ? oidc.proof(target) : prove(target)));
  };
}
