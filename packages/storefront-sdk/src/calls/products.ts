import { call, pagedCall, writing } from '../call.ts';
import { ProductCard, ProductDetail, SkuDetail } from '../entities/products.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import { listOf, type Page, page, type Schema } from '../schema/schema.ts';
import { id, ids, slug, storeId, uniqueKey } from './inputs.ts';

const unknown = { 404: 'There is no such product.' };
const shirt = { uniqueKey: 'a1b2c3', slug: 'linen-shirt' };
const firstPage = { page: 1, limit: 10 };

/**
 * One product by key and slug. For a signed-in shopper, `userCollect` is true if it is on the wish list.
 * @returns The product with choices, variants, prices in cents and merchant; `content` is HTML: sanitise it.
 * @throws `StorefrontError` of kind `not-found` for an unknown product; backends of the family say `server` instead.
 * @example const { productInfo } = await shop.products.detail({ uniqueKey: 'a1b2', slug: 'linen-shirt' });
 */
export const detail = call({
  id: 'products.detail',
  method: 'GET',
  path: '/api/front/product/detail/{uniqueKey}/{slug}',
  auth: 'optional',
  public: true,
  returns: ProductDetail as Schema<ProductDetail>,
  spec: IN_TOOLS && {
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
  },
});

/**
 * One product that is listed on the store, by its slug alone.
 * @returns The product with its variants; prices in cents.
 * @throws `StorefrontError` of kind `not-found` for an unknown or unlisted product.
 * @example const { productInfo } = await shop.products.detailBySlug({ slug: 'linen-shirt' });
 */
export const detailBySlug = call({
  id: 'products.detailBySlug',
  method: 'GET',
  path: '/api/front/product/detail/listed/{slug}',
  auth: 'optional',
  public: true,
  fills: ['storeId'],
  returns: ProductDetail as Schema<ProductDetail>,
  spec: IN_TOOLS && {
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
    example: { path: { slug: 'linen-shirt' } },
  },
});

/**
 * One product as its page will be, on sale or not. Show it on no page that can be found or bought from.
 * @returns The product with its variants; prices in cents.
 * @throws `StorefrontError` of kind `not-found` for an unknown product.
 * @example const draft = await shop.products.preview({ uniqueKey: 'a1b2', slug: 'linen-shirt' });
 */
export const preview = call({
  id: 'products.preview',
  method: 'GET',
  path: '/api/front/product/detail/{uniqueKey}/{slug}/preview',
  auth: 'optional',
  returns: ProductDetail as Schema<ProductDetail>,
  spec: IN_TOOLS && {
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
  },
});

/**
 * Products of the home page, newest first.
 * @returns A page of products with prices in cents.
 * @example const { list, pages } = await shop.products.list({ page: 1, limit: 20 });
 */
export const list = pagedCall({
  id: 'products.list',
  method: 'GET',
  path: '/api/front/index/product/list',
  auth: 'guest',
  public: true,
  fills: ['storeId'],
  returns: page(ProductCard) as Schema<Page<ProductCard>>,
  spec: IN_TOOLS && {
    summary: 'Products for the home page, newest first.',
    origin: 'specification',
    aliases: [{ path: '/api/front/index/product' }],
    query: {
      /** The shop, where one backend serves several. */
      storeId,
    },
    example: { query: firstPage },
  },
});

/**
 * Products of a category and everything below it.
 * @returns A page of products with prices in cents, empty for an unknown category.
 * @example const { list } = await shop.products.byCollection({ collectionId: 12, page: 2 });
 */
export const byCollection = pagedCall({
  id: 'products.byCollection',
  method: 'GET',
  path: '/api/front/product/collection/{collectionId}',
  auth: 'guest',
  public: true,
  fills: ['storeId'],
  returns: page(ProductCard) as Schema<Page<ProductCard>>,
  spec: IN_TOOLS && {
    summary: 'Products of a category and everything below it.',
    origin: 'specification',
    path: {
      /** Id of the collection. */
      collectionId: id,
    },
    query: {
      /** The shop, where one backend serves several. */
      storeId,
    },
    example: { path: { collectionId: 12 }, query: firstPage },
  },
});

/**
 * Products by their ids, in the order asked; unknown ones are left out.
 * @returns A page of products with prices in cents.
 * @example const { list } = await shop.products.byIds({ ids: [7, 3, 12] });
 */
export const byIds = pagedCall({
  id: 'products.byIds',
  method: 'GET',
  path: '/api/front/product/id/list',
  auth: 'guest',
  public: true,
  fills: ['storeId'],
  writes: writing({
    /** Ids of at most 100 products. */
    ids,
  }),
  returns: page(ProductCard) as Schema<Page<ProductCard>>,
  spec: IN_TOOLS && {
    summary: 'Products by their ids, in the order asked, at most 100.',
    origin: 'specification',
    query: {
      /** The shop, where one backend serves several. */
      storeId,
    },
    example: { query: { ids: '7,3,12' } },
  },
});

/**
 * The products sold most.
 * @returns At most 20. Their `sales` hold `ficti` already, which is 0 here.
 * @example const [first] = await shop.products.leaderboard();
 */
export const leaderboard = call({
  id: 'products.leaderboard',
  method: 'GET',
  path: '/api/front/product/leaderboard',
  auth: 'guest',
  public: true,
  takes: false,
  returns: listOf(ProductCard) as Schema<ProductCard[]>,
  spec: IN_TOOLS && {
    summary: 'The products sold most, at most 20. Their `sales` hold `ficti` already.',
    origin: 'family',
  },
});

/**
 * Attributes and variants of a product, for a quick view next to the card's data.
 * @param value The product.
 * @returns Attributes and variants; prices in cents.
 * @throws `StorefrontError` of kind `not-found` for an unknown product.
 * @example const { productAttr, productValue } = await shop.products.skuDetail(7);
 */
export const skuDetail = call({
  id: 'products.skuDetail',
  method: 'GET',
  path: '/api/front/product/sku/detail/{id}',
  auth: 'guest',
  public: true,
  takes: 'id',
  returns: SkuDetail as Schema<SkuDetail>,
  spec: IN_TOOLS && {
    summary: 'The choices of a product and their variants, for a quick view.',
    origin: 'family',
    path: {
      /** Id of the product. */
      id,
    },
    errors: unknown,
    example: { path: { id: 7 } },
  },
});
