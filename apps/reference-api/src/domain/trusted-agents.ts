import { directoryOrigin, readDirectory } from '../agents/key-directory.ts';
import { type AgentKey, agentKey } from '../agents/public-key.ts';
import type { Db } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import { badField, Refused } from '../errors/refused.ts';
import {
  deleteTrustedAgent,
  insertTrustedAgent,
  putAgentKeys,
  trustedAgentById,
  trustedAgentsOf,
} from '../repositories/trusted-agents.ts';
import { namedShop } from './named-shop.ts';

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} .-]{0,39}$/u;
const KEYS_MAX = 20;

const noKeys = () => new Refused(422, 'agentKeys', { values: { limit: KEYS_MAX } });

/**
 * The keys of a key set that are of use.
 *
 * @throws Refused 422 when it is none, or has too many.
 */
async function keysIn(text: string): Promise<AgentKey[]> {
  let set: unknown;
  try {
    set = JSON.parse(text);
  } catch {
    throw noKeys();
  }
  const { keys } = Object(set) as { keys?: unknown };
  if (!Array.isArray(keys) || keys.length > KEYS_MAX) throw noKeys();
  const usable = (await Promise.all(keys.map(agentKey))).filter((key) => key !== undefined);
  return [...new Map(usable.map((key) => [key.id, key])).values()];
}

/** @throws Refused 422 when the directory cannot be read, or is none. */
async function publishedKeys(origin: string): Promise<AgentKey[]> {
  const text = await readDirectory(origin).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refused(422, 'agentDirectoryAway', { values: { origin, reason } });
  });
  return keysIn(text);
}

/**
 * Trusts an agent by the keys that it publishes, or by those of a file.
 *
 * @throws Refused when its keys cannot be had, or the shop knows it already.
 */
export async function trustAgent(
  { config }: DomainDeps<'config'>,
  db: Db,
  {
    name,
    directory,
    keys,
    host,
  }: { name: string } & Partial<Record<'directory' | 'keys' | 'host', string | undefined>>,
  now: number,
): Promise<{ origin: string | null; keys: number }> {
  const shop = await namedShop(db, host);
  if (!NAME.test(name)) throw badField('name', 'agentName');
  if ((directory === undefined) === (keys === undefined)) throw new Refused(400, 'agentSource');
  const origin = directory === undefined ? null : directoryOrigin(directory, config.sandbox);
  if (origin === undefined) throw badField('directory', 'agentDirectory');
  const usable = origin === null ? await keysIn(keys ?? '') : await publishedKeys(origin);
  if (usable.length === 0) throw noKeys();
  const row = { store_id: shop.id, name, directory: origin, keys: usable, keys_read_at: now };
  if (!(await insertTrustedAgent(db, row))) throw new Refused(409, 'agentKnown');
  return { origin, keys: usable.length };
}

/**
 * Reads the published keys of an agent now. Those that are no longer published do not count any more.
 *
 * @throws Refused when there is no such agent, its keys were given in a file, or its directory cannot be read.
 */
export async function refreshAgent(
  db: Db,
  given: { name: string; host?: string | undefined },
  now: number,
): Promise<number> {
  const shop = await namedShop(db, given.host);
  const agent = (await trustedAgentsOf(db, shop.id)).find(({ name }) => name === given.name);
  if (!agent) throw new Refused(404, 'agentUnknown');
  if (agent.directory === null) throw new Refused(409, 'agentKeysGiven');
  const keys = await publishedKeys(agent.directory);
  await putAgentKeys(db, agent.id, keys, now);
  return keys.length;
}

/** Reads the published keys of an agent for a job; what is not known any more is left alone. */
export async function readKeysAgain(db: Db, id: number, now: number): Promise<void> {
  const agent = await trustedAgentById(db, id);
  if (agent?.directory) await putAgentKeys(db, id, await publishedKeys(agent.directory), now);
}

/** @throws Refused 404 if the shop trusts no agent of this name. */
export async function distrustAgent(
  db: Db,
  { name, host }: { name: string; host?: string | undefined },
): Promise<void> {
  const shop = await namedShop(db, host);
  if (!(await deleteTrustedAgent(db, shop.id, name))) throw new Refused(404, 'agentUnknown');
}
