import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { notFound } from '@promenade/reference-api/errors/refused.ts';
import type { FastifyInstance } from 'fastify';
import { VIDEOS_ROOT } from '../pictures/urls.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*\.webm$/;
const RANGE = /^bytes=(\d*)-(\d*)$/;

/** The requested range, both ends included; null for an unsatisfiable one, undefined for the whole file. */
export function rangeIn(header: string | undefined, length: number): { from: number; to: number } | null | undefined {
  const [, first = '', last = ''] = RANGE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(0, length - Number(last)) : Number(first);
  const to = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1);
  return from <= to && from < length ? { from, to } : null;
}

/** Serves the films of products, with range requests, which players send to seek. */
export async function videoRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { name: string } }>(`${VIDEOS_ROOT}/:name`, async ({ params: { name }, headers }, reply) => {
    const film = NAME.test(name) ? await stat(`${FOLDER}${name}`).catch(() => null) : null;
    if (!film) throw notFound();
    const range = rangeIn(headers.range, film.size);
    if (range === null) return reply.code(416).header('content-range', `bytes */${film.size}`).send();
    reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'accept-ranges': 'bytes',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      })
      .type('video/webm');
    const { from, to } = range ?? { from: 0, to: film.size - 1 };
    if (range) reply.code(206).header('content-range', `bytes ${from}-${to}/${film.size}`);
    // Read as fast as its reader takes it.
    return reply
      .header('content-length', to - from + 1)
      .send(createReadStream(`${FOLDER}${name}`, { start: from, end: to }));
  });
}
