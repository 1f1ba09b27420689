import { AsyncLocalStorage } from 'node:async_hooks';

/** The id of the request under way, for lines of the log that are written without the request. */
const requestIds = new AsyncLocalStorage<string>();

/** Does work as a part of a request. */
export const withinRequest = (id: string, work: () => void): void => requestIds.run(id, work);

/** The `X-Request-Id` of the request under way; undefined outside any. */
export const currentRequestId = (): string | undefined => requestIds.getStore();
