import { setAgentEvents } from '../domain/agent-events.ts';
import { namedShop } from '../domain/named-shop.ts';
import { distrustAgent, refreshAgent, trustAgent } from '../domain/trusted-agents.ts';
import { eventAddressesOf, trustedAgentsOf } from '../repositories/trusted-agents.ts';
import { host, operatorCommand } from './command.ts';
import { listed, when } from './listing.ts';

const SOON = 'within five seconds';
const keysText = (count: number) => (count === 1 ? 'one key' : `${count} keys`);

export const agentCommands = [
  operatorCommand({
    name: 'agent trust',
    summary: 'trusts an agent that signs its requests: it gets limits and a name in the log of its own',
    words: { name: 'as the log shall call it' },
    options: {
      directory: 'where it publishes its keys, as in https://agent.example; they are read every hour',
      keys: 'a file with its public keys (JWK Set) instead',
      host,
    },
    files: ['keys'],
    run: async (deps, given) => {
      const { origin, keys } = await trustAgent(deps, deps.database.db, given, deps.now());
      return `${given.name} is trusted ${SOON}, by ${keysText(keys)}${origin === null ? '' : ` of ${origin}`}.`;
    },
  }),
  operatorCommand({
    name: 'agent list',
    summary: 'lists the agents whose signatures are trusted',
    words: {},
    options: { host },
    run: async ({ database: { db } }, { host }) => {
      const shop = await namedShop(db, host);
      const agents = await trustedAgentsOf(db, shop.id);
      const addresses = await eventAddressesOf(db, shop.id);
      const lines = agents.map(({ id, name, directory, keys, keys_read_at }) =>
        [
          name,
          `${keysText(keys.length)} ${directory ? `of ${directory}` : 'of a file'}`,
          `read ${when(keys_read_at)}`,
          ...addresses.flatMap((each) =>
            each.agent_id === id ? `order events by ${each.protocol} to ${each.url}` : [],
          ),
        ].join(', '),
      );
      return listed(lines, lines.length, 'No agent is trusted: signatures of requests are not looked at.');
    },
  }),
  operatorCommand({
    name: 'agent events',
    summary: 'sets the URL for events about the orders that an agent places',
    words: { name: 'of the agent', protocol: 'ucp or acp', url: 'such as https://agent.example/orders; none ends it' },
    options: { secret: 'a file with the secret that the platform gave you, for acp', host },
    files: ['secret'],
    run: async (deps, given) => {
      const address = await setAgentEvents(deps, deps.database.db, given, deps.now());
      const { name, protocol } = given;
      return address === null
        ? `${name} gets no events about orders by ${protocol} any more.`
        : `Events about the orders that ${name} places by ${protocol} from now on go to ${address}.`;
    },
  }),
  operatorCommand({
    name: 'agent refresh',
    summary: 'reads the published keys of an agent now, after it has withdrawn one',
    words: { name: 'of the agent' },
    options: { host },
    run: async (deps, given) => {
      const keys = await refreshAgent(deps.database.db, given, deps.now());
      return `${given.name} has ${keysText(keys)}. Others do not count any more, ${SOON}.`;
    },
  }),
  operatorCommand({
    name: 'agent stop',
    summary: 'trusts an agent no longer: it becomes an ordinary visitor',
    words: { name: 'of the agent' },
    options: { host },
    run: async (deps, given) => {
      await distrustAgent(deps.database.db, given);
      return `${given.name} is an ordinary visitor ${SOON}.`;
    },
  }),
];
