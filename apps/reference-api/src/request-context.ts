import { AsyncLocalStorage } from 'node:async_hooks';

/** What lines of the log that are written without a request say about it. */
interface RequestContext {
  /** Its `X-Request-Id`. */
  id: string;
  /** Name of the agent that has signed it. */
  agent: string | undefined;
}

const contexts = new AsyncLocalStorage<RequestContext>();

/** Does work as a part of a request. */
export const withinRequest = (context: RequestContext, work: () => void): void => contexts.run(context, work);

/** The `X-Request-Id` of the request under way; undefined outside any. */
export const currentRequestId = (): string | undefined => contexts.getStore()?.id;

/** The agent that has signed the request under way. */
export const currentAgent = (): string | undefined => contexts.getStore()?.agent;
