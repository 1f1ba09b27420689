import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { FastifyInstance } from 'fastify';
import { injectedFetch, ORIGIN } from './test-shop.ts';

/** Revisions of the protocol that clients speak: the current one, and the one with `initialize`. */
export const REVISIONS = ['2026-07-28', 'legacy'] as const;

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
    if (result.isError) throw new Error((result.content as { text: string }[])[0]?.text);
    // biome-ignore lint/suspicious/noExplicitAny: the data of any tool
    return (result.structuredContent as { notice: string; data: any }).data;
  };
  return { client, use };
}

/** A message of the current revision, as it is sent. */
export function messageOf(method: string, params: Record<string, unknown> = {}) {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': REVISIONS[0],
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  return {
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': REVISIONS[0],
      'mcp-method': method,
      ...(typeof params.name === 'string' && { 'mcp-name': params.name }),
    },
    payload: { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: meta } },
  };
}
