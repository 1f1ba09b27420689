import { publicUrl } from '../agents/public-request.ts';
import type { AgentProtocol, Db } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import { badField, Refused } from '../errors/refused.ts';
import { createSealer } from '../mail/seal.ts';
import { deleteEventAddress, putEventAddress, trustedAgentsOf } from '../repositories/trusted-agents.ts';
import { namedShop } from './named-shop.ts';

const PROTOCOLS: readonly string[] = ['ucp', 'acp'] satisfies AgentProtocol[];
const ADDRESS_MAX = 500;
const SECRET = /^[\x21-\x7e]{16,500}$/;

/** Encrypts the secrets of platforms, bound to the id of the agent. */
export const eventSecretSealer = ({ secrets }: DomainDeps<'secrets'>) =>
  createSealer<string>(secrets.agentSealKey, 'agent event secret');

interface Given {
  name: string;
  protocol: string;
  /** `none` for no events any more. */
  url: string;
  secret?: string | undefined;
  host?: string | undefined;
}

/**
 * Sets the URL for events about orders that an agent places by a protocol from now on.
 *
 * @returns the address, or null if there is none any more.
 * @throws Refused if the shop does not trust the agent, the address is not on the internet, or the secret is missing.
 */
export async function setAgentEvents(
  deps: DomainDeps<'config' | 'secrets'>,
  db: Db,
  { name, protocol, url, secret, host }: Given,
  now: number,
): Promise<string | null> {
  const shop = await namedShop(db, host);
  const agent = (await trustedAgentsOf(db, shop.id)).find((known) => known.name === name);
  if (!agent) throw new Refused(404, 'agentUnknown');
  if (!isProtocol(protocol)) throw badField('protocol', 'agentProtocol');
  if (url === 'none') {
    await deleteEventAddress(db, agent.id, protocol);
    return null;
  }
  const address = publicUrl(url, deps.config.sandbox);
  if (!address || address.hash || address.href.length > ADDRESS_MAX) throw badField('url', 'agentEventAddress');
  const key = secret?.trim();
  // UCP events are signed with the shop's own key.
  if (protocol === 'acp' ? !SECRET.test(key ?? '') : key !== undefined) throw badField('secret', 'agentEventSecret');
  const sealed = key === undefined ? null : eventSecretSealer(deps).seal(key, `${agent.id}`);
  await putEventAddress(db, {
    ...{ agent_id: agent.id, protocol, url: address.href },
    ...{ sealed_secret: sealed, created_at: now },
  });
  return address.href;
}

const isProtocol = (text: string): text is AgentProtocol => PROTOCOLS.includes(text);
