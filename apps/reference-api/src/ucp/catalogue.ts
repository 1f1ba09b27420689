import type { ProductFacts, VariantFacts } from '@promenade/storefront-hooks/domain';
import { moneyText } from '@promenade/storefront-sdk/money';
import { variantIdIn } from '../agent-checkouts/checkouts.ts';
import type { AgentRequest } from '../agent-checkouts/request.ts';
import { factsOf } from '../domain/product-feed.ts';
import { Refused } from '../errors/refused.ts';
import { productsOnSaleById } from '../repositories/product-feed.ts';
import { soldItems } from '../repositories/sold-items.ts';
import { ucpFailure, ucpHead } from './profile.ts';
import { IDS_MAX } from './requests.ts';

export interface SearchBody {
  query?: string;
  filters?: { categories?: string[]; price?: { min?: number; max?: number } };
  pagination?: { cursor?: string; limit?: number };
}

export interface ProductBody {
  id: string;
  selected?: { name: string; label: string }[];
}

const PRODUCT_ID = /^product-([1-9]\d{0,8})$/;

const productIdIn = (id: string): number => Number(PRODUCT_ID.exec(id)?.[1] ?? 0);

/** Details of products, by id. */
async function factsById(request: AgentRequest, ids: readonly number[]): Promise<Map<number, ProductFacts>> {
  const { db, shop, languages, now } = request;
  const found = await productsOnSaleById(db, { storeId: shop.id, languages }, ids);
  return new Map(found.map((product) => [product.detail.productInfo.id, factsOf(product, request, now)]));
}

const refundPolicy = ({ pages: { policies } }: AgentRequest) =>
  policies.returns === undefined ? undefined : { type: 'refund_policy', url: policies.returns };

function variantOf(variant: VariantFacts, facts: ProductFacts, request: AgentRequest) {
  const { values, price, stock, picture, gtin, url } = variant;
  const title = values.map(({ value }) => value).join(', ') || facts.name;
  const money = (amount: number) => ({ amount, currency: facts.currency });
  return {
    id: `${variant.id}`,
    ...{ title, url, description: { plain: [facts.name, ...values.map(({ value }) => value)].join(', ') } },
    price: money(price.nowCents),
    ...(price.wasCents !== undefined && { list_price: money(price.wasCents) }),
    availability: { available: stock > 0, status: stock > 0 ? 'in_stock' : 'out_of_stock' },
    options: values.map(({ name, value }) => ({ name, label: value })),
    ...(picture && { media: [{ type: 'image', url: picture }] }),
    ...(gtin && { barcodes: [{ type: 'GTIN', value: gtin }] }),
    ...(facts.seller && { seller: { name: facts.seller.name, links: [refundPolicy(request)] } }),
  };
}

function productOf(facts: ProductFacts, request: AgentRequest, variants = facts.variants) {
  const prices = facts.variants.map(({ price }) => price.nowCents);
  const money = (amount: number) => ({ amount, currency: facts.currency });
  const values = (name: string) => [
    ...new Set(facts.variants.flatMap((each) => each.values.flatMap((of) => (of.name === name ? of.value : [])))),
  ];
  return {
    id: `product-${facts.id}`,
    title: facts.name,
    description: { plain: facts.description || facts.name },
    url: facts.url,
    price_range: { min: money(Math.min(...prices)), max: money(Math.max(...prices)) },
    media: facts.pictures.map((url) => ({ type: 'image', url, alt_text: facts.name })),
    ...(facts.options.length > 0 && {
      options: facts.options.map((name) => ({ name, values: values(name).map((label) => ({ label })) })),
    }),
    variants: variants.map((variant) => variantOf(variant, facts, request)),
    ...(facts.rating && {
      rating: { value: facts.rating.stars, scale_min: 1, scale_max: 5, count: facts.rating.reviews },
    }),
  };
}

/** A page of products, found by the search of the shop. */
export async function searchCatalogue(request: AgentRequest, { query, filters = {}, pagination = {} }: SearchBody) {
  const { price = {}, categories = [] } = filters;
  const [category] = categories;
  if (query === undefined && filters.price === undefined && category === undefined) {
    throw new Refused(400, 'badParameter', { fields: { query: { id: 'fieldRequired' } } });
  }
  const page = /^[1-9]\d{0,5}$/.test(pagination.cursor ?? '1') ? Number(pagination.cursor ?? 1) : undefined;
  if (page === undefined) throw new Refused(400, 'badParameter', { fields: { cursor: { id: 'fieldMalformed' } } });
  const found = await request.callApi('search.products', {
    ...{ keyword: query, page, limit: Math.min(pagination.limit ?? 10, IDS_MAX) },
    ...(category !== undefined && { cid: variantIdIn(category) }),
    ...(price.min !== undefined && { minPrice: moneyText(price.min, request.currency) }),
    ...(price.max !== undefined && { maxPrice: moneyText(price.max, request.currency) }),
  });
  if ('refusal' in found) throw new Refused(found.refusal.code === 429 ? 503 : 400, 'unreadableBody');
  const { list, pages, total } = found.data;
  const facts = await factsById(
    request,
    list.map(({ id }) => id),
  );
  const hasNext = page < pages;
  return {
    ucp: ucpHead('catalog.search'),
    products: list.flatMap(({ id }) => {
      const known = facts.get(id);
      return known ? [productOf(known, request)] : [];
    }),
    pagination: { has_next_page: hasNext, total_count: total, ...(hasNext && { cursor: `${page + 1}` }) },
  };
}

/** Products by ids of products and of variants; each with the requested variants, or its first one. */
export async function lookUpCatalogue(request: AgentRequest, ids: readonly string[]) {
  const wanted = [...new Set(ids)];
  const items = await soldItems(request.db, wanted.map(variantIdIn));
  const productOfId = (id: string) => productIdIn(id) || (items.get(variantIdIn(id))?.productId ?? 0);
  const facts = await factsById(request, wanted.map(productOfId));
  const products = [...facts.values()].map((known) => {
    const own = wanted.filter((id) => productOfId(id) === known.id);
    const featured = known.variants.find(({ stock }) => stock > 0) ?? known.variants[0];
    const shown = known.variants.flatMap((variant) => {
      const inputs = own.flatMap((id) => {
        if (variantIdIn(id) === variant.id) return [{ id, match: 'exact' }];
        return productIdIn(id) !== 0 && variant === featured ? [{ id, match: 'featured' }] : [];
      });
      return inputs.length > 0 ? [{ ...variantOf(variant, known, request), inputs }] : [];
    });
    return { ...productOf(known, request), variants: shown };
  });
  const missing = wanted.filter((id) => !facts.has(productOfId(id)));
  return {
    ucp: ucpHead('catalog.lookup'),
    products,
    ...(missing.length > 0 && {
      messages: missing.map((id) => ({ type: 'info', code: 'not_found', content: id })),
    }),
  };
}

/** One product with the variants that match the selection; a requested variant comes first. */
export async function catalogueProduct(request: AgentRequest, { id, selected = [] }: ProductBody) {
  const items = await soldItems(request.db, [variantIdIn(id)]);
  const productId = productIdIn(id) || (items.get(variantIdIn(id))?.productId ?? 0);
  const facts = (await factsById(request, [productId])).get(productId);
  if (!facts) return ucpFailure('not_found', id, request.pages.allProducts);
  const asked = facts.variants.find((variant) => variant.id === variantIdIn(id));
  const fitting = facts.variants.filter(({ values }) =>
    selected.every(({ name, label }) => values.some((of) => of.name === name && of.value === label)),
  );
  const shown = asked
    ? [asked, ...facts.variants.filter((variant) => variant !== asked)]
    : fitting.length > 0
      ? fitting
      : facts.variants;
  const chosen = asked
    ? asked.values.map(({ name, value }) => ({ name, label: value }))
    : fitting.length > 0
      ? selected
      : [];
  return {
    ucp: ucpHead('catalog.lookup'),
    product: { ...productOf(facts, request, shown), ...(chosen.length > 0 && { selected: chosen }) },
  };
}
