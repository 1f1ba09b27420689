import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '../db/index.ts';
import type { Deps } from '../deps.ts';
import { feedKeyOf } from '../domain/feed-keys.ts';
import { FEED_FORMATS, type FeedFormat, productFeed } from '../domain/product-feed.ts';
import { refuseWhileClosed } from '../domain/shop-closing.ts';
import { shopPages } from '../domain/storefront-pages.ts';
import { badField, Refused } from '../errors/refused.ts';
import { AT_ONCE } from '../limits/at-once.ts';
import { createConcurrencyLimit } from '../limits/concurrency-limit.ts';
import { networksOf } from '../limits/networks.ts';

const types: Readonly<Record<FeedFormat, string>> = {
  jsonl: 'application/jsonl; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
};

const RETRY_AFTER_SECONDS = 60;

interface FeedQuery {
  since?: string;
  locale?: Locale;
}

/** The key of a request: shopping services send it as the password of HTTP Basic, programs as a bearer token. */
function keyIn({ headers }: FastifyRequest): string {
  const [, scheme = '', value = ''] = /^(Bearer|Basic) +([\w.~+/=-]{1,200})$/i.exec(headers.authorization ?? '') ?? [];
  if (scheme.toLowerCase() !== 'basic') return value;
  const pair = Buffer.from(value, 'base64').toString();
  return pair.slice(pair.indexOf(':') + 1);
}

/** The products of a shop for shopping services that have a key. */
export async function feedRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const refusal = () => new Refused(503, 'busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  const turns = createConcurrencyLimit({ ...AT_ONCE.feeds, refusal });

  for (const format of FEED_FORMATS) {
    app.get<{ Querystring: FeedQuery }>(`/api/feeds/products.${format}`, {
      schema: {
        querystring: {
          type: 'object',
          properties: {
            since: { type: 'string', maxLength: 40 },
            locale: { type: 'string', enum: ['en', 'fr'] },
          },
        },
      },
      handler: (request, reply) => send(request, reply, format),
    });
  }

  async function send(
    request: FastifyRequest<{ Querystring: FeedQuery }>,
    reply: FastifyReply,
    format: FeedFormat,
  ): Promise<FastifyReply> {
    const { db } = deps.database;
    const { since, locale = 'en' } = request.query;
    const shop = await deps.shops.byHost(request.hostname);
    const key = await feedKeyOf(db, shop, keyIn(request));
    if (!key) {
      deps.audit('feed refused', { ip: request.ip });
      reply.header('www-authenticate', 'Basic realm="products", charset="UTF-8"');
      throw new Refused(401, 'noAccess');
    }
    refuseWhileClosed(shop, deps.now());
    const from = since === undefined ? undefined : Date.parse(since);
    if (Number.isNaN(from)) throw badField('since', 'fieldMalformed');
    const lines = productFeed(
      db,
      {
        ...{ shop, locale, format, since: from },
        pages: shopPages(deps.config, shop, locale),
        merchantId: key.merchant_id ?? undefined,
      },
      deps.now(),
    );
    const release = turns.tryAcquire(networksOf(request.ip));
    if (!release) throw refusal();
    reply.raw.once('close', release);
    return reply
      .type(types[format])
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(Readable.from(lines));
  }
}
