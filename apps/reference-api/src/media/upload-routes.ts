import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/index.ts';
import type { Deps } from '../deps.ts';
import { uploadKey } from '../domain/stored-files.ts';
import { notFound } from '../errors/refused.ts';
import { uploadByName, uploadSlice } from '../repositories/uploads.ts';
import type { FileStore } from './file-store.ts';
import { UPLOADS_ROOT } from './urls.ts';

const SLICE_BYTES = 256 * 1024;
const NAME = /^[\w-]{22}\.(?:jpg|png|pdf)$/;

/**
 * Serves files of shoppers: with their stored type, never sniffed, and never rendered as a page of the shop's origin. The
 * URL is the secret, so shared caches must not store a copy.
 */
export async function uploadRoutes(
  app: FastifyInstance,
  { database: { db }, files, config: { corsOrigins } }: Deps,
): Promise<void> {
  // Storefronts on other origins show uploads, and most of these origins are other sites.
  const policy = corsOrigins.size > 0 ? 'cross-origin' : 'same-site';
  app.get<{ Params: { name: string } }>(`${UPLOADS_ROOT}/:name`, async ({ method, params: { name } }, reply) => {
    const file = NAME.test(name) ? await uploadByName(db, name) : undefined;
    if (!file) throw notFound();
    reply
      .headers({
        // Papers and photographs of damage must not stay on a device that several people use.
        'cache-control': file.is_shown ? 'private, max-age=31536000, immutable' : 'no-store',
        'content-length': file.bytes,
        'content-disposition': `attachment; filename="${name}"`,
        'cross-origin-resource-policy': policy,
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      })
      .type(file.content_type);
    if (method === 'HEAD') return reply.send(Readable.from([]));
    return reply.send(file.isStored ? await storedContent(files, name) : contentOf(db, name, file.bytes));
  });
}

async function storedContent(files: FileStore | undefined, name: string): Promise<Readable> {
  if (!files) throw new Error(`the file ${name} lies in a store for files, and none is configured`);
  const stream = await files.get(uploadKey(name));
  if (!stream) throw notFound();
  return Readable.fromWeb(stream as WebStream);
}

/** Read as fast as its reader takes it, so that slow readers of large files hold little of them. */
function contentOf(db: Db, name: string, bytes: number): Readable {
  async function* slices() {
    for (let from = 0; from < bytes; from += SLICE_BYTES) {
      const slice = await uploadSlice(db, name, from, SLICE_BYTES);
      if (!slice) throw new Error(`the file ${name} was deleted while it was read`);
      yield slice;
    }
  }
  return Readable.from(slices(), { objectMode: false, highWaterMark: SLICE_BYTES });
}
