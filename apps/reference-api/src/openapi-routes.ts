import { toOpenApi } from '@promenade/storefront-sdk/openapi';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

/** Says what this API answers, to tools. */
export function openApiRoutes(app: FastifyInstance, { publicUrl }: Config): void {
  // One buffer for all who read it.
  let text: Buffer | undefined;
  app.get('/openapi.json', async (_request, reply) => {
    text ??= Buffer.from(JSON.stringify(toOpenApi({ serverUrl: publicUrl })));
    return reply.type('application/json').header('cache-control', 'public, max-age=3600').send(text);
  });
}
