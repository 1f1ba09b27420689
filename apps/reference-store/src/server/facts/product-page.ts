import { queries } from '@promenade/storefront-hooks';
import {
  breadcrumbData,
  categoryPath,
  categoryTrailById,
  freightTerms,
  merchantPath,
  type Price,
  type ProductFacts,
  productData,
  productFacts,
  productPath,
  stockLabel,
  type VariantFacts,
} from '@promenade/storefront-hooks/domain';
import type { ProductDetail } from '@promenade/storefront-sdk';
import { ownerAddresses } from '../../lib/owner-addresses.ts';
import * as paths from '../../lib/paths.ts';
import { type Block, heading, list, paragraph, table } from './markdown.ts';
import { ownerBlocks } from './owner-blocks.ts';
import { type FactsInput, inLanguage, type PageFacts, type RouteFactsInput } from './page-facts.ts';

/** The page of a product. */
export function productPageFacts(input: RouteFactsInput): PageFacts | undefined {
  const { params } = input.match;
  const product = input.known(queries.product({ slug: params.slug ?? '', uniqueKey: params.id }));
  if (!product) return undefined;
  const { productInfo } = product;
  const { href } = inLanguage(input);
  const path = productPath(productInfo);
  const facts = productFacts({
    product,
    url: href(path),
    merchantUrl: href(merchantPath(productInfo.merId)),
    now: input.now,
    currency: input.currency,
    reviewCount: input.known(queries.reviewCount(productInfo.id))?.sumCount,
  });
  const trail = [
    { name: input.say('nav.home'), url: href('/') },
    ...(categoryTrailById(input.known(queries.categories()) ?? [], productInfo.cateId) ?? []).map((category) => ({
      name: category.name,
      url: href(categoryPath(category)),
    })),
    { name: facts.name, url: facts.url },
  ];
  return {
    title: facts.name,
    data: [productData(facts, { returnsUrl: href(paths.refundPolicy), country: input.country }), breadcrumbData(trail)],
    content: () => productContent(facts, product, input),
  };
}

/** A price as pages show it, with the previous price. */
export function priceText({ nowCents, wasCents }: Price, input: FactsInput): string {
  const { money, words } = inLanguage(input);
  return wasCents === undefined ? money(nowCents) : `${money(nowCents)} (${words.was} ${money(wasCents)})`;
}

/** The stock as pages show it. */
export function stockText(stock: number, input: FactsInput): string {
  const { words } = inLanguage(input);
  const state = stockLabel(stock);
  return state.kind === 'low' ? words.left(state.left) : state.kind === 'sold-out' ? words.soldOut : words.inStock;
}

function priceRange(variants: readonly VariantFacts[], input: FactsInput): string {
  const sorted = variants.map(({ price }) => price).toSorted((one, other) => one.nowCents - other.nowCents);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return '';
  if (first.nowCents === last.nowCents) return priceText(first, input);
  const { money } = inLanguage(input);
  return `${money(first.nowCents)} – ${money(last.nowCents)}`;
}

function productContent(facts: ProductFacts, product: ProductDetail, input: FactsInput): Block[] {
  const { say, locale, url } = input;
  const { words, money, date, number } = inLanguage(input);
  const { variants, seller, rating, brand, condition, attributes } = facts;
  const [{ discountEndsAt } = { discountEndsAt: undefined }] = variants;
  const freight = freightTerms(input.currency);
  const stock = variants.reduce((sum, variant) => sum + variant.stock, 0);
  const shipping = product.productInfo.isShippingIncluded
    ? say('product.shippingFree')
    : say('product.shippingText', {
        first: money(freight.firstCents),
        further: money(freight.furtherCents),
        freeFrom: money(freight.freeFromCents),
      });
  const description = ownerBlocks(product.productInfo.content, {
    rules: ownerAddresses(url.origin, locale),
    topHeading: 3,
    hasLinks: true,
  });
  return [
    ...(facts.description ? [paragraph(facts.description)] : []),
    ...list([
      [
        words.label(words.price, priceRange(variants, input)),
        discountEndsAt === undefined ? '' : `– ${words.until} ${date(discountEndsAt)}`,
      ],
      [words.label(words.availability, stockText(stock, input))],
      ...(seller ? [[words.label(words.seller), { text: seller.name, href: seller.url }]] : []),
      ...(brand ? [[words.label(words.brand, brand)]] : []),
      ...(condition ? [[words.label(words.condition, words.conditions[condition])]] : []),
      ...attributes.map(({ name, value }) => [words.label(name, value)]),
      ...(rating ? [[words.label(words.rating, words.ratingOf(number(rating.stars), rating.reviews))]] : []),
      [words.label(say('product.shipping'), shipping)],
      [words.label(say('product.returns'), say('product.returnsText'))],
    ]),
    ...variantsTable(facts, input),
    ...(description.length > 0 ? [heading(2, say('product.description')), ...description] : []),
  ];
}

function variantsTable({ variants, options }: ProductFacts, input: FactsInput): Block[] {
  if (options.length === 0) return [];
  const { words } = inLanguage(input);
  return [
    heading(2, words.variants),
    table(
      [...options, words.price, words.availability, words.variantId],
      variants.map(({ values, price, stock, url, id }) => [
        ...values.map(({ value }) => value),
        priceText(price, input),
        stockText(stock, input),
        { text: `${id}`, href: url },
      ]),
    ),
  ];
}
