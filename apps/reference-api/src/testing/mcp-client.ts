import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/index.ts';
import {
  AGENT_CLIENT_ID,
  AGENT_SCOPES,
  type AgentScope,
  createProvider,
  MCP_PATH,
  storeClaim,
} from '../identity/provider.ts';
import { loadSecrets } from '../repositories/secrets.ts';
import { REVISIONS } from './mcp-message.ts';
import { injectedFetch, ORIGIN, testConfig } from './test-shop.ts';

/** The official client of the protocol, connected to the shop. */
export async function connectAgent(
  app: FastifyInstance,
  {
    revision = REVISIONS[0],
    token,
    language = 'en',
  }: { revision?: (typeof REVISIONS)[number]; token?: string; language?: string } = {},
) {
  const client = new Client(
    { name: 'test-agent', version: '1.0.0' },
    { versionNegotiation: { mode: revision === 'legacy' ? 'legacy' : { pin: revision } } },
  );
  const headers = { 'accept-language': language, ...(token && { authorization: `Bearer ${token}` }) };
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', ORIGIN), {
    fetch: injectedFetch(app) as never,
    requestInit: { headers },
  });
  await client.connect(transport);
  /** Uses a tool; an error of the tool is thrown. */
  const use = async (name: string, input: Record<string, unknown> = {}) => {
    const result = await client.callTool({ name, arguments: input });
    if (result.isError) throw new Error(JSON.stringify(result.structuredContent ?? result.content));
    // biome-ignore lint/suspicious/noExplicitAny: the data of any tool
    return (result.structuredContent as { notice: string; data: any }).data;
  };
  return { client, use };
}

/** A token of an agent that a shopper has let in, without going through the provider's pages. */
export async function agentToken(
  database: Database,
  userId: number,
  { scopes = AGENT_SCOPES, origin = ORIGIN }: { scopes?: readonly AgentScope[]; origin?: string } = {},
): Promise<string> {
  const provider = createProvider({ ...testConfig, publicUrl: origin }, database, await loadSecrets(database.db, 0));
  const client = await provider.Client.find(AGENT_CLIENT_ID);
  if (!client) throw new Error('the provider has no client for agents');
  const accountId = `${userId}`;
  const grant = new provider.Grant({ clientId: AGENT_CLIENT_ID, accountId });
  grant.addResourceScope(origin + MCP_PATH, scopes.join(' '));
  const token = new provider.AccessToken({
    ...{ client, accountId, grantId: await grant.save(), scope: scopes.join(' '), gty: 'authorization_code' },
    extra: await storeClaim(database.db, userId),
  } as ConstructorParameters<typeof provider.AccessToken>[0]);
  token.setAudience(origin + MCP_PATH);
  return token.save();
}
