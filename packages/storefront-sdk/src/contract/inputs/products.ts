import { textIn } from '../../schema/schema.ts';
import { input } from '../input.ts';
import { id, paging, slug, storeId, uniqueKey } from './shared.ts';

const unknown = { 404: 'There is no such product.' };
const noActivity = { 404: 'There is no such activity, or it is over.' };
const shirt = { uniqueKey: 'a1b2c3', slug: 'linen-shirt' };
const firstPage = { page: 1, limit: 10 };

export const productInputs = {
  detail: input({
    summary: 'One product by key and slug. Unknown products answer 404.',
    origin: 'specification',
    path: {
      /** Second part of the product’s address. */
      uniqueKey,
      /** Readable part of the address. */
      slug,
    },
    aliases: [{ path: '/api/front/product/detail/{id}', params: { id } }],
    errors: unknown,
    example: { path: shirt },
  }),
  detailBySlug: input({
    summary: 'One product that is listed on the store, by slug alone.',
    origin: 'extension',
    path: {
      /** Readable part of the address. */
      slug,
    },
    query: {
      /** The shop, where one backend serves several. */
      storeId,
    },
    errors: unknown,
    example: { path: { slug: 'linen-shirt' }, query: {} },
  }),
  preview: input({
    summary:
      'One product as its page will be, whether it is on sale or not. For no page that can be found or bought from.',
    origin: 'extension',
    path: {
      /** Second part of the product’s address. */
      uniqueKey,
      /** Readable part of the address. */
      slug,
    },
    errors: unknown,
    example: { path: shirt },
  }),
  indexList: input({
    summary: 'Products for the home page, newest first.',
    origin: 'specification',
    aliases: [{ path: '/api/front/index/product' }],
    query: {
      ...paging,
      /** The shop, where one backend serves several. */
      storeId,
    },
    example: { query: firstPage },
  }),
  byCollection: input({
    summary: 'Products of a category and everything below it.',
    origin: 'specification',
    path: {
      /** Id of the collection. */
      collectionId: id,
    },
    query: {
      ...paging,
      /** The shop, where one backend serves several. */
      storeId,
    },
    example: { path: { collectionId: 12 }, query: firstPage },
  }),
  byIds: input({
    summary: 'Products by their ids, in the order asked, at most 100.',
    origin: 'specification',
    query: {
      ...paging,
      /** Ids of at most 100 products, separated by commas. */
      ids: textIn({ min: 1, max: 1200, pattern: '^\\d+(,\\d+)*$' }),
      /** The shop, where one backend serves several. */
      storeId,
    },
    example: { query: { ids: '7,3,12' } },
  }),
  leaderboard: input({
    summary: 'The products sold most, at most 20. Their `sales` hold `ficti` already.',
    origin: 'family',
  }),
  skuDetail: input({
    summary: 'The choices of a product and their variants, for a quick view.',
    origin: 'family',
    path: {
      /** Id of the product. */
      id,
    },
    errors: unknown,
    example: { path: { id: 7 } },
  }),
};

export const activityInputs = {
  list: input({
    summary: 'Activities of the home page with some of their products.',
    origin: 'family',
  }),
  products: input({
    summary: 'Products of an activity.',
    origin: 'family',
    path: {
      /** Id of the activity. */
      aid: id,
    },
    query: paging,
    errors: noActivity,
    example: { path: { aid: 2 }, query: firstPage },
  }),
  detail: input({
    summary: 'Name, pictures and words of an activity.',
    origin: 'family',
    path: {
      /** Id of the activity. */
      aid: id,
    },
    errors: noActivity,
    example: { path: { aid: 2 } },
  }),
};
