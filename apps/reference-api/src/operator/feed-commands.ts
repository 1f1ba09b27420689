import type { Locale } from '../db/index.ts';
import { makeFeedKey, merchantOfFeed, removeFeedKey } from '../domain/feed-keys.ts';
import { namedShop } from '../domain/named-shop.ts';
import { FEED_FORMATS, type FeedFormat, productFeed } from '../domain/product-feed.ts';
import { shopPages } from '../domain/storefront-pages.ts';
import { badField } from '../errors/refused.ts';
import { feedKeysOf } from '../repositories/feed-keys.ts';
import { operatorCommand } from './command.ts';
import { listed, when } from './listing.ts';

const host = 'host name of the shop, when there are several';
const merchant = 'slug of the merchant whose products alone are in it; all by default';

const languages: readonly string[] = ['en', 'fr'] satisfies Locale[];

export const feedCommands = [
  operatorCommand({
    name: 'feed write',
    summary: 'writes the products with their variants for shopping services: feed write jsonl > products.jsonl',
    words: { format: FEED_FORMATS.join(' or ') },
    options: {
      since: 'only what has changed since this time, as in 2027-01-31T06:00Z',
      language: 'en or fr; en by default',
      merchant,
      host,
    },
    run: async (deps, { format, since, language = 'en', merchant, host }) => {
      const { db } = deps.database;
      if (!FEED_FORMATS.includes(format as FeedFormat)) {
        throw badField('format', 'fieldNotOffered', { limit: FEED_FORMATS.join(', ') });
      }
      if (!languages.includes(language)) throw badField('language', 'fieldNotOffered', { limit: languages.join(', ') });
      const from = since === undefined ? undefined : Date.parse(since);
      if (Number.isNaN(from)) throw badField('since', 'fieldMalformed');
      const shop = await namedShop(db, host);
      const request = {
        ...{ shop, format: format as FeedFormat, locale: language as Locale, since: from },
        pages: shopPages(deps.config, shop, language as Locale),
        merchantId: await merchantOfFeed(db, shop, merchant),
      };
      return productFeed(db, request, deps.now());
    },
  }),
  operatorCommand({
    name: 'feed key',
    summary: 'makes a key by which a shopping service reads the products, and shows it this once',
    words: { name: 'of the service, as in google' },
    options: { merchant, host },
    run: async (deps, given) => {
      const key = await makeFeedKey(deps.database.db, given, deps.now());
      return `The key of ${given.name} is ${key}. It is the password (with any user name) of /api/feeds/products.jsonl and .csv.`;
    },
  }),
  operatorCommand({
    name: 'feed keys',
    summary: 'lists the keys of feeds, without what they are',
    words: {},
    options: { host },
    run: async ({ database: { db } }, { host }) => {
      const keys = await feedKeysOf(db, (await namedShop(db, host)).id);
      const lines = keys.map(({ name, merchant, created_at }) =>
        [name, merchant && `only ${merchant}`, `since ${when(created_at)}`].filter(Boolean).join(', '),
      );
      return listed(lines, lines.length, 'Nobody has a key: there is no feed by address.');
    },
  }),
  operatorCommand({
    name: 'feed stop',
    summary: 'takes a key away; its service reads nothing more',
    words: { name: 'of the service' },
    options: { host },
    run: async (deps, given) => {
      await removeFeedKey(deps.database.db, given);
      return `${given.name} can no longer read the products.`;
    },
  }),
];
