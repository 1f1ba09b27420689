import { AsyncLocalStorage } from 'node:async_hooks';
import type { Deps } from '../deps.ts';
import type { TokenHolder } from '../identity/read-token.ts';

/** The account for which a tool calls the API, null for a guest. */
const callers = new AsyncLocalStorage<TokenHolder | null>();

/** Makes calls within this process as somebody whose token was read already, without handing the token on. */
export const actingFor = <Result>(holder: TokenHolder | null, work: () => Promise<Result>): Promise<Result> =>
  callers.run(holder, async () => {
    // Awaited here, because `inject` begins when somebody waits for it.
    const result = await work();
    return result;
  });

/** Reads who calls: for calls of tools the tool's caller, else whom the token of the request names. */
export function callerReader(readToken: Deps['readToken']): Deps['readToken'] {
  return (request) => {
    const caller = callers.getStore();
    return caller === undefined ? readToken(request) : Promise.resolve(caller);
  };
}
