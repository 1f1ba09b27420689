import { readKeysAgain } from '../domain/trusted-agents.ts';
import { sendOrderEvent } from '../order-events/send-order-event.ts';
import { orderChangesToSend } from '../repositories/agent-checkouts.ts';
import { agentsToRead } from '../repositories/trusted-agents.ts';
import { type Job, PROVIDER_CALLS_AT_ONCE } from './job.ts';

/** Longest time for which a withdrawn key is still accepted. */
const EVERY_MS = 60 * 60 * 1000;

/** Fetches the keys of trusted agents. Requests never trigger a fetch, so only the owner decides what is fetched. */
export const readAgentKeys: Job = {
  name: 'read keys of agents',
  // Known keys stay valid while a directory is down.
  attempts: Number.POSITIVE_INFINITY,
  due: ({ database }, now) => agentsToRead(database.db, EVERY_MS, now),
  run: async ({ database }, id, now) => readKeysAgain(database.db, id, now),
};

/** Sends events about orders to the agents that placed them, until they are accepted. */
export const sendOrderEvents: Job = {
  name: 'send order events to agents',
  atOnce: PROVIDER_CALLS_AT_ONCE,
  due: ({ database }) => orderChangesToSend(database.db),
  run: sendOrderEvent,
};
