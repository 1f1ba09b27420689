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

/** Makes calls within this process for a caller whose token and signature were verified before; calls do not carry them again. */
export const actingFor = <Result>(caller: Caller, work: () => Promise<Result>): Promise<Result> =>
  callers.run(caller, async () => {
    // Awaited here, because `inject` starts only when it is awaited.
    const result = await work();
    return result;
  });

/** Identifies the caller: the caller of the tool for calls that a tool makes, otherwise the holder of the request's token. */
export function callerReader(readToken: Deps['readToken']): Deps['readToken'] {
  return (request) => {
    const caller = callers.getStore();
    return caller === undefined ? readToken(request) : Promise.resolve(caller.holder);
  };
}

/** The agent that uses a tool, null if its request was not signed; undefined outside of tools. */
export const callingAgent = (): SignedAgent | null | undefined => callers.getStore()?.signedAgent;
