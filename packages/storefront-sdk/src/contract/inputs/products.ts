import { input } from '../input.ts';
import { textIn } from '../schema.ts';
import { id, paging, slug, storeId, uniqueKey } from './shared.ts';

const unknown = { 404: 'There is no such product.' };
const noActivity = { 404: 'There is no such activity, or it is over.' };
const shirt = { uniqueKey: 'a1b2c3', slug: 'linen-shirt' };
const firstPage = { page: 1, limit: 10 };

export const productInputs = {
  detail: input({
    summary: 'One product by key and slug. Unknown products answer 404.',
    origin: 'specification',
    path: { uniqueKey, slug },
    errors: unknown,
    example: { path: shirt },
  }),
  detailBySlug: input({
    summary: 'One product that is listed on the store, by slug alone.',
    origin: 'extension',
    path: { slug },
    query: { storeId },
    errors: unknown,
    example: { path: { slug: 'linen-shirt' }, query: {} },
  }),
  preview: input({
    summary:
      'One product as its page will be, whether it is on sale or not. For no page that can be found or bought from.',
    origin: 'extension',
    path: { uniqueKey, slug },
    errors: unknown,
    example: { path: shirt },
  }),
  indexList: input({
    summary: 'Products for the home page, newest first.',
    origin: 'specification',
    query: { ...paging, storeId },
    example: { query: firstPage },
  }),
  byCollection: input({
    summary: 'Products of a category and everything below it.',
    origin: 'specification',
    path: { collectionId: id },
    query: { ...paging, storeId },
    example: { path: { collectionId: 12 }, query: firstPage },
  }),
  byIds: input({
    summary: 'Products by their ids, in the order asked, at most 100.',
    origin: 'specification',
    query: { ...paging, ids: textIn({ min: 1, max: 1200, pattern: '^\\d+(,\\d+)*$' }), storeId },
    example: { query: { ids: '7,3,12' } },
  }),
  leaderboard: input({
    summary: 'The products sold most, at most 20. Their `sales` hold `ficti` already.',
    origin: 'family',
  }),
  skuDetail: input({
    summary: 'The choices of a product and their variants, for a quick view.',
    origin: 'family',
    path: { id },
    errors: unknown,
    example: { path: { id: 7 } },
  }),
  activityIndex: input({
    summary: 'Activities of the home page with some of their products.',
    origin: 'family',
  }),
  activityProducts: input({
    summary: 'Products of an activity.',
    origin: 'family',
    path: { aid: id },
    query: paging,
    errors: noActivity,
    example: { path: { aid: 2 }, query: firstPage },
  }),
  activityDetail: input({
    summary: 'Name, pictures and words of an activity.',
    origin: 'family',
    path: { aid: id },
    errors: noActivity,
    example: { path: { aid: 2 } },
  }),
};
