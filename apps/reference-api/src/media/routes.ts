import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import type { FileStore } from './file-store.ts';
import type { PictureSource } from './picture-source.ts';
import { MEDIA_ROOT } from './urls.ts';

export interface MediaOptions {
  /** Folder of the drawn pictures; `'memory'` uses the system's temporary folder. */
  dataDir: string;
  /** Storage that processes share for drawn pictures. */
  files?: FileStore | undefined;
  /** Pictures in addition to those that every shop has; loaded with the first picture. */
  pictures?: (() => Promise<PictureSource>) | undefined;
}

/** Serves every picture of the shop. The content of a URL never changes, so it may be cached forever. */
export const mediaRoutes: FastifyPluginAsync<MediaOptions> = async (app, { dataDir, files, pictures }) => {
  const folder = dataDir === 'memory' ? join(tmpdir(), 'promenade') : dataDir;
  // The first picture loads what draws pictures, so that a start does not wait for it.
  const load = async () => {
    const [{ renderMedia }, { ownPictures }] = await Promise.all([import('./render.ts'), import('./own-pictures.ts')]);
    const sources = [...(pictures ? [await pictures()] : []), ownPictures];
    return { renderMedia, store: { sources, folder, files } };
  };
  let loaded: ReturnType<typeof load> | undefined;
  app.get<{ Querystring: Record<string, unknown> }>(`${MEDIA_ROOT}/*`, async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    loaded ??= load();
    const { renderMedia, store } = await loaded;
    const signal = request.cancelled;
    const answer = await renderMedia(path, request.query, { ip: request.ip, signal }, store).catch((error: unknown) => {
      if (signal.aborted) return undefined;
      throw error;
    });
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
