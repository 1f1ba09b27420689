import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors/refused.ts';
import { uploadByName } from '../repositories/uploads.ts';
import { UPLOADS_ROOT } from './urls.ts';

const NAME = /^[\w-]{22}\.(?:jpg|png|pdf)$/;

/**
 * Hands files of shoppers out: of the type they were kept with, never guessed, and never opened as a page of the shop's
 * origin. The address is the secret, so nobody on the way may keep a copy.
 */
export async function uploadRoutes(app: FastifyInstance, { database: { db } }: Deps): Promise<void> {
  app.get<{ Params: { name: string } }>(`${UPLOADS_ROOT}/:name`, async ({ params: { name } }, reply) => {
    const file = NAME.test(name) ? await uploadByName(db, name) : undefined;
    if (!file) throw notFound();
    return reply
      .headers({
        'cache-control': 'private, max-age=31536000, immutable',
        'content-disposition': `attachment; filename="${name}"`,
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      })
      .type(file.content_type)
      .send(Buffer.from(file.content));
  });
}
