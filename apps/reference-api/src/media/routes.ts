import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import type { FileStore } from './file-store.ts';
import { MEDIA_ROOT } from './urls.ts';

export interface MediaOptions {
  /** Where pictures are kept once they are made; `'memory'` keeps them in the system's temporary folder. */
  dataDir: string;
  /** Where processes share what they have made. */
  files?: FileStore | undefined;
}

/** Serves every picture of the shop. An address never changes what it shows, so it may be kept for ever. */
export const mediaRoutes: FastifyPluginAsync<MediaOptions> = async (app, { dataDir, files }) => {
  const folder = dataDir === 'memory' ? join(tmpdir(), 'promenade') : dataDir;
  app.get<{ Querystring: Record<string, unknown> }>(`${MEDIA_ROOT}/*`, async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    // The first picture loads what makes pictures, so that a start does not wait for it.
    const { renderMedia } = await import('./render.ts');
    const signal = request.cancelled;
    const answer = await renderMedia(path, request.query, folder, { ip: request.ip, signal }, files).catch(
      (error: unknown) => {
        if (signal.aborted) return undefined;
        throw error;
      },
    );
    if (!answer) return reply.hijack();
    if (answer.status === 503) reply.header('retry-after', answer.retryAfterSeconds);
    if (answer.status !== 200) {
      return reply.code(answer.status).header('cache-control', 'no-store').type('text/plain').send(answer.message);
    }
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('etag', answer.etag)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('x-content-type-options', 'nosniff');
    if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send();
    return reply.type(answer.type).send(answer.body);
  });
};
