import type { FastifyInstance } from 'fastify';

/** Revisions of the protocol that clients speak: the current one, and the one with `initialize`. */
export const REVISIONS = ['2026-07-28', 'legacy'] as const;

/** A message of the current protocol revision. */
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

/** Uses a tool of a shop without the library of a client. */
export async function useTool(app: FastifyInstance, name: string, input: Record<string, unknown> = {}) {
  const answer = await app.inject({
    ...{ method: 'POST', url: '/mcp' },
    ...messageOf('tools/call', { name, arguments: input }),
  });
  const { result } = answer.json();
  if (!result || result.isError) throw new Error(answer.body);
  return result.structuredContent.data;
}
