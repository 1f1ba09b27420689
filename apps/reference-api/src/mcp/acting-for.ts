import { AsyncLocalStorage } from 'node:async_hooks';
import type { SignedAgent } from '../agents/signed-agents.ts';
import type { Deps } from '../deps.ts';
import type { TokenHolder } from '../identity/read-token.ts';

/** For whom a tool calls the API. */
interface Caller {
  /** The account, null for a guest. */
  holder: TokenHolder | null;
  /** The agent that has signed the request for the tool. */
  signedAgent: SignedAgent | null;
}

const callers = new AsyncLocalStorage<Caller>();

/** Makes calls within this process as somebody whose token and signature were read already, without handing them on. */
export const actingFor = <Result>(caller: Caller, work: () => Promise<Result>): Promise<Result> =>
  callers.run(caller, async () => {
    // Awaited here, because `inject` begins when somebody waits for it.
    const result = await work();
    return result;
  });

/** Reads who calls: for calls of tools the tool's caller, else whom the token of the request names. */
export function callerReader(readToken: Deps['readToken']): Deps['readToken'] {
  return (request) => {
    const caller = callers.getStore();
    return caller === undefined ? readToken(request) : Promise.resolve(caller.holder);
  };
}

/** The agent that uses a tool, null for one that has not signed; undefined outside of tools. */
export const callingAgent = (): SignedAgent | null | undefined => callers.getStore()?.signedAgent;
