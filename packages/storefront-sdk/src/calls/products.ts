import { call, pagedCall, writing } from '../call.ts';
import { ProductCard, ProductDetail, SkuDetail, StockAlert } from '../entities/products.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import { listOf, object, optional, type Page, page, type Schema } from '../schema/schema.ts';
import { email, id, ids, slug, storeId, uniqueKey } from './inputs.ts';

const unknown = { 404: 'The product is unknown.' };
const shirt = { uniqueKey: 'a1b2c3', slug: 'linen-shirt' };
const firstPage = { page: 1, limit: 10 };

/**
 * Gets a product by unique key and slug. For a signed-in shopper, `userCollect` is true if it is on the wish list.
 * @returns The product with attributes, variants, prices in cents and merchant; `content` is HTML: sanitise it.
 * @throws `StorefrontError` of kind `not-found` for an unknown product; `server` from CRMEB backends.
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
    summary: 'Gets a product by unique key and slug.',
    origin: 'specification',
    path: {
      /** Second part of the product URL. */
      uniqueKey,
      /** Slug, the readable part of the URL. */
      slug,
    },
    aliases: [{ path: '/api/front/product/detail/{id}', params: { id } }],
    errors: unknown,
    example: { path: shirt },
  },
});

/**
 * Gets a product that is listed on the store, by its slug.
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
  returns: ProductDetail as Schema<ProductDetail>,
  spec: IN_TOOLS && {
    summary: 'Gets a product that is listed on the store, by its slug.',
    origin: 'extension',
    agent: {
      name: 'get_product',
      description:
        'Gets a product with its description, variants, prices and stock. Variant ids are needed to add it to the cart.',
      changes: 'nothing',
      inputs: { slug: 'The slug of the product, from a list of products.' },
    },
    path: {
      /** Slug, the readable part of the URL. */
      slug,
    },
    query: {
      /** Id of the shop, if one backend serves several. */
      storeId,
    },
    errors: unknown,
    example: { path: { slug: 'linen-shirt' } },
  },
});

/**
 * Gets a preview of a product, whether it is for sale or not. Show it only on pages that are not indexed and cannot
 * sell it.
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
      'Gets a preview of a product, whether it is for sale or not. Show it only on pages that are not indexed and cannot sell it.',
    origin: 'extension',
    path: {
      /** Second part of the product URL. */
      uniqueKey,
      /** Slug, the readable part of the URL. */
      slug,
    },
    errors: unknown,
    example: { path: shirt },
  },
});

/**
 * Lists the products of the home page, newest first.
 * @returns A page of products with prices in cents.
 * @example const { list, pages } = await shop.products.list({ page: 1, limit: 20 });
 */
export const list = pagedCall({
  id: 'products.list',
  method: 'GET',
  path: '/api/front/index/product/list',
  auth: 'guest',
  public: true,
  returns: page(ProductCard) as Schema<Page<ProductCard>>,
  spec: IN_TOOLS && {
    summary: 'Lists the products of the home page, newest first.',
    origin: 'specification',
    aliases: [{ path: '/api/front/index/product' }],
    query: {
      /** Id of the shop, if one backend serves several. */
      storeId,
    },
    example: { query: firstPage },
  },
});

/**
 * Lists the products of a category and its subcategories.
 * @returns A page of products with prices in cents, empty for an unknown category.
 * @example const { list } = await shop.products.byCollection({ collectionId: 12, page: 2 });
 */
export const byCollection = pagedCall({
  id: 'products.byCollection',
  method: 'GET',
  path: '/api/front/product/collection/{collectionId}',
  auth: 'guest',
  public: true,
  returns: page(ProductCard) as Schema<Page<ProductCard>>,
  spec: IN_TOOLS && {
    summary: 'Lists the products of a category and its subcategories.',
    origin: 'specification',
    path: {
      /** Id of the category. */
      collectionId: id,
    },
    query: {
      /** Id of the shop, if one backend serves several. */
      storeId,
    },
    example: { path: { collectionId: 12 }, query: firstPage },
  },
});

/**
 * Lists products by id, at most 100, in the order of the ids; unknown ids are ignored.
 * @returns A page of products with prices in cents.
 * @example const { list } = await shop.products.byIds({ ids: [7, 3, 12] });
 */
export const byIds = pagedCall({
  id: 'products.byIds',
  method: 'GET',
  path: '/api/front/product/id/list',
  auth: 'guest',
  public: true,
  writes: writing({
    /** Ids of at most 100 products. */
    ids,
  }),
  returns: page(ProductCard) as Schema<Page<ProductCard>>,
  spec: IN_TOOLS && {
    summary: 'Lists products by id, at most 100, in the order of the ids; unknown ids are ignored.',
    origin: 'specification',
    query: {
      /** Id of the shop, if one backend serves several. */
      storeId,
    },
    example: { query: { ids: '7,3,12' } },
  },
});

/**
 * Lists the best-selling products.
 * @returns At most 20 products. Their `sales` include `ficti`, which is 0 here.
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
    summary: 'Lists the best-selling products, at most 20. Their `sales` include `ficti`.',
    origin: 'family',
  },
});

/**
 * Gets the attributes and variants of a product, for a quick view that has the card's data.
 * @param value Id of the product.
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
    summary: 'Gets the attributes and variants of a product, for a quick view.',
    origin: 'family',
    path: {
      /** Id of the product. */
      id,
    },
    errors: unknown,
    example: { path: { id: 7 } },
  },
});

/**
 * Subscribes to one e-mail when a variant that is sold out is available again. An address must be confirmed by a link in an
 * e-mail, except the confirmed address of the signed-in shopper. No effect if there is a subscription already.
 * @returns Whether the address is confirmed. If not, tell shoppers to check their mailbox.
 * @throws `StorefrontError` of kind `invalid` if the variant is in stock or the address is missing, `not-found`, `rate-limited`.
 * @example const { confirmed } = await shop.products.alertInStock({ productId: 7, attrId: 71, email: 'ada@example.com' });
 */
export const alertInStock = call({
  id: 'products.alertInStock',
  method: 'POST',
  path: '/api/front/product/stock/alert',
  auth: 'optional',
  repeatable: true,
  returns: StockAlert as Schema<StockAlert>,
  spec: IN_TOOLS && {
    summary: 'Asks for one e-mail when a variant that is sold out is available again.',
    origin: 'extension',
    body: object({
      /** Id of the product. */
      productId: id,
      /** Id of the variant. */
      attrId: id,
      /** E-mail address. Optional for accounts that have one. */
      email: optional(email),
    }),
    errors: { 400: 'The variant is in stock, or the e-mail address is missing.', 404: 'The variant is unknown.' },
    example: { body: { productId: 7, attrId: 71, email: 'ada@example.com' } },
  },
});
