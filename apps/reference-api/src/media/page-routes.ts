import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors/refused.ts';
import { pageFile } from '../repositories/shop-pages.ts';
import { PAGES_ROOT } from './urls.ts';

const NAME = /^[0-9a-f]{32}\.(html|css)$/;

/**
 * Hands HTML and CSS of owners out, to be fetched, cleaned and shown by the store. Opened by itself it is saved, not shown,
 * and could do nothing even then: no script, form, picture or frame of an owner has the shop's origin.
 */
export async function pageRoutes(app: FastifyInstance, { database: { db } }: Deps): Promise<void> {
  app.get<{ Params: { name: string } }>(`${PAGES_ROOT}/:name`, async ({ params: { name } }, reply) => {
    const [, ending] = NAME.exec(name) ?? [];
    const content = ending && (await pageFile(db, name));
    if (!content) throw notFound();
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-disposition': `attachment; filename="${name}"`,
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      })
      .type(`text/${ending}; charset=utf-8`)
      .send(content);
  });
}
