import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { acceptsGzip } from './html-answer.ts';
import { LIMITS } from './limits.ts';
import { networksOf } from './networks.ts';
import { Refusal } from './refusal.ts';
import type { Sitemap } from './sitemap.ts';
import { originOfRequest, type Surroundings } from './visitor.ts';
import type { WaitingBytes } from './waiting-bytes.ts';

/** Memory of a stream that unpacks for one reader. */
const UNPACKING_BYTES = 128 * 1024;

export interface SitemapOptions {
  sitemap: Sitemap;
  surroundings: Surroundings;
  waitingBytes: WaitingBytes;
  /** Answers for a file that there is not. */
  sendMissing(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/** Serves the sitemap: all who read it share the compressed files, and who takes no gzip has them unpacked as fast as they read. */
export function addSitemap(app: FastifyInstance, options: SitemapOptions): void {
  const { sitemap, surroundings, waitingBytes, sendMissing } = options;
  const turns = createConcurrencyLimit({ ...LIMITS.sitemaps, refusal: () => new Refusal(503, 'busy') });

  async function send(request: FastifyRequest, reply: FastifyReply, name: 'index' | number): Promise<FastifyReply> {
    const networks = networksOf(request.ip);
    const asker = { turn: (signal: AbortSignal) => turns.acquire(networks, signal) };
    const file = await sitemap.file(originOfRequest(request, surroundings), name, asker);
    if (!file) return sendMissing(request, reply);
    reply.type('application/xml').header('cache-control', 'public, max-age=3600').header('vary', 'Accept-Encoding');
    if (acceptsGzip(request.headers['accept-encoding'])) return reply.header('content-encoding', 'gzip').send(file);
    reply.raw.once('close', waitingBytes.take(networks, UNPACKING_BYTES));
    return reply.send(Readable.from([file]).pipe(createGunzip()));
  }

  app.get('/sitemap.xml', (request, reply) => send(request, reply, 'index'));
  app.get<{ Params: { number: string } }>('/sitemap-:number(^\\d{1,5}).xml', (request, reply) =>
    send(request, reply, Number(request.params.number)),
  );
}
