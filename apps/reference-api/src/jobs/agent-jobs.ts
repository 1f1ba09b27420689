import { readKeysAgain } from '../domain/trusted-agents.ts';
import { agentsToRead } from '../repositories/trusted-agents.ts';
import type { Job } from './job.ts';

/** A key that its agent has withdrawn counts so long. */
const EVERY_MS = 60 * 60 * 1000;

/** Reads the keys of agents that the owner trusts. Requests never cause it, so nobody but the owner decides what is fetched. */
export const readAgentKeys: Job = {
  name: 'read keys of agents',
  // The keys that are known stay while a directory is away.
  attempts: Number.POSITIVE_INFINITY,
  due: ({ database }, now) => agentsToRead(database.db, EVERY_MS, now),
  run: async ({ database }, id, now) => readKeysAgain(database.db, id, now),
};
