import { setImmediate as othersFirst } from 'node:timers/promises';
import {
  type ProductFacts,
  productFacts,
  propertyOf,
  RETURN_WINDOW_DAYS,
  type VariantFacts,
} from '@promenade/storefront-hooks/domain';
import { moneyText } from '@promenade/storefront-sdk/money';
import type { Db, Locale } from '../db/index.ts';
import { languagesFrom } from '../db/texts.ts';
import { Refused } from '../errors/refused.ts';
import { OFFER_CHANGES_KEPT_MS } from '../repositories/housekeeping.ts';
import {
  FEED_BATCH,
  type FeedBatch,
  type FeedProduct,
  productsAfterDiscount,
  productsChangedSince,
  productsOnSale,
} from '../repositories/product-feed.ts';
import { currencyOf } from '../repositories/shop-currency.ts';
import type { Shop } from '../repositories/shops.ts';
import { payCurrency } from '../repositories/stores.ts';
import { writeCsv } from '../sheets/csv.ts';
import { detailsWithLowestPrices } from './lowest-prices.ts';
import type { StorefrontPages } from './storefront-pages.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Changes within this time before `since` are returned again, for transactions that were still open then. */
const OVERLAP_MS = 15 * 60_000;

/** Columns of a feed, by the names that shopping services give them. */
export const FEED_COLUMNS = [
  ...['id', 'item_group_id', 'title', 'description', 'link', 'image_link', 'additional_image_link'],
  ...[
    'availability',
    'inventory_quantity',
    'price',
    'sale_price',
    'lowest_price_30_days',
    'shipping',
    'condition',
    'brand',
    'gtin',
  ],
  ...['color', 'size', 'material', 'pattern', 'seller_name', 'seller_url', 'return_policy', 'return_window'],
  ...['review_count', 'review_rating', 'deleted'],
] as const;

type FeedRow = Partial<Record<(typeof FEED_COLUMNS)[number], string | number | boolean | readonly string[]>>;

export const FEED_FORMATS = ['jsonl', 'csv'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

export interface FeedRequest {
  shop: Shop;
  /** The pages to which its lines lead. */
  pages: StorefrontPages;
  locale: Locale;
  format: FeedFormat;
  /** Only the products of this merchant. */
  merchantId?: number | undefined;
  /** Only products that have changed since then, epoch ms. */
  since?: number | undefined;
}

/**
 * The products of a shop, a line for each variant, read while it is written: its memory does not grow with the catalogue.
 *
 * @throws Refused 409 if `since` lies further back than changes are known.
 */
export function productFeed(db: Db, request: FeedRequest, now: number): AsyncIterable<string> {
  const { since } = request;
  if (since !== undefined && since < now - OFFER_CHANGES_KEPT_MS) {
    throw new Refused(409, 'feedSinceOld', { values: { days: `${OFFER_CHANGES_KEPT_MS / DAY_MS}` } });
  }
  return linesOf(db, request, now);
}

async function* linesOf(db: Db, request: FeedRequest, now: number): AsyncIterable<string> {
  const { format, since } = request;
  if (format === 'csv') yield writeCsv([[...FEED_COLUMNS]], false);
  if (since === undefined) yield* written((batch) => productsOnSale(db, batch));
  else {
    const from = since - OVERLAP_MS;
    yield* written((batch) => productsChangedSince(db, batch, from));
    yield* written((batch) => productsAfterDiscount(db, batch, { since: from, now }));
  }

  async function* written(next: (batch: FeedBatch) => Promise<FeedProduct[]>): AsyncIterable<string> {
    const { shop, locale, merchantId } = request;
    for (let after = 0; ; ) {
      const products = await next({
        storeId: shop.id,
        languages: languagesFrom(locale, shop),
        merchantId,
        after,
        limit: FEED_BATCH,
      });
      const last = products.at(-1);
      if (!last) return;
      const call = { db, shop, now };
      const details = await detailsWithLowestPrices(
        call,
        products.map(({ detail }) => detail),
      );
      const rows = products.flatMap((product, place) =>
        rowsOf({ ...product, detail: details[place] ?? product.detail }, request, now),
      );
      yield format === 'csv'
        ? writeCsv(rows.map(cellsOf), false)
        : rows.map((row) => `${JSON.stringify(row)}\n`).join('');
      after = last.detail.productInfo.id;
      // The embedded database lets no request have its turn between statements.
      await othersFirst();
    }
  }
}

const cellsOf = (row: FeedRow): string[] =>
  FEED_COLUMNS.map((column) => {
    const value = row[column];
    return Array.isArray(value) ? value.join(',') : value === undefined ? '' : `${value}`;
  });

/** A product's data for programs. */
export function factsOf(
  { detail, reviewCount }: FeedProduct,
  { shop, pages }: Pick<FeedRequest, 'shop' | 'pages'>,
  now: number,
): ProductFacts {
  const { productInfo } = detail;
  return productFacts({
    product: detail,
    url: pages.product(productInfo),
    merchantUrl: pages.merchant(productInfo.merId),
    now,
    currency: currencyOf(shop),
    reviewCount,
  });
}

function rowsOf(product: FeedProduct, request: FeedRequest, now: number): FeedRow[] {
  const { shop, pages } = request;
  const facts = factsOf(product, request, now);
  const known = { country: payCurrency(shop).country, returnsUrl: pages.policies.returns };
  return facts.variants.map((variant) =>
    product.isOnSale
      ? offered(facts, variant, known)
      : { id: `${variant.id}`, item_group_id: `${facts.id}`, deleted: true },
  );
}

function offered(
  facts: ProductFacts,
  variant: VariantFacts,
  { country, returnsUrl }: { country: string; returnsUrl: string | undefined },
): FeedRow {
  const { currency, pictures, seller, rating } = facts;
  const { price, values } = variant;
  const money = (cents: number) => `${moneyText(cents, currency)} ${currency}`;
  const [picture, ...others] = [...new Set([...(variant.picture ? [variant.picture] : []), ...pictures])];
  const title = [facts.name, values.map(({ value }) => value).join(', ')].filter(Boolean).join(' – ');
  return {
    id: `${variant.id}`,
    item_group_id: `${facts.id}`,
    title,
    description: facts.description || facts.name,
    link: variant.url,
    ...(picture && { image_link: picture }),
    ...(others.length > 0 && { additional_image_link: others.slice(0, MOST_PICTURES) }),
    availability: variant.stock > 0 ? 'in_stock' : 'out_of_stock',
    inventory_quantity: variant.stock,
    price: money(price.wasCents ?? price.nowCents),
    ...(price.wasCents !== undefined && { sale_price: money(price.nowCents) }),
    ...(price.lowestCents !== undefined && { lowest_price_30_days: money(price.lowestCents) }),
    shipping: `${country}:::${money(variant.freightCents)}`,
    ...(facts.condition && { condition: facts.condition }),
    ...(facts.brand && { brand: facts.brand }),
    ...(variant.gtin && { gtin: variant.gtin }),
    ...Object.fromEntries(values.flatMap(({ name, value }) => (propertyOf(name) ? [[propertyOf(name), value]] : []))),
    ...(seller && { seller_name: seller.name, seller_url: seller.url }),
    return_policy: returnsUrl,
    return_window: RETURN_WINDOW_DAYS,
    ...(rating && { review_count: rating.reviews, review_rating: rating.stars }),
  };
}

/** Further pictures that shopping services take. */
const MOST_PICTURES = 10;
