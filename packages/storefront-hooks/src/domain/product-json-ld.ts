import { moneyText } from '@promenade/storefront-sdk/money';
import { RETURN_WINDOW_DAYS } from './constants.ts';
import { described, type StructuredData } from './json-ld.ts';
import type { ProductFacts, VariantFacts } from './product-facts.ts';

/** What `productData` says of every product of a shop. */
export interface ProductDataPolicies {
  /** Absolute address of the page about returns. */
  returnsUrl: string;
  /** ISO 3166-1 code of the country that the shop sells in, if it is known. */
  country?: string | undefined;
}

/**
 * A product for search engines: a `ProductGroup` with its variants, or a `Product` if there is only one. Offers have the price
 * that is charged, the freight of one unit and the return policy; an offer whose price is 0 is omitted.
 */
export function productData(facts: ProductFacts, policies: ProductDataPolicies): StructuredData {
  const { id, name, description, url, pictures, brand, rating, variants, options } = facts;
  const aggregateRating = rating && {
    '@type': 'AggregateRating',
    ratingValue: rating.stars,
    reviewCount: rating.reviews,
    bestRating: 5,
  };
  const common = {
    name,
    ...(description && { description }),
    url,
    image: pictures,
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
  };
  const [only, second] = variants;
  if (only && !second) {
    return described('Product', {
      ...common,
      sku: `${only.id}`,
      ...propertiesOf(only),
      ...(aggregateRating && { aggregateRating }),
      ...offersOf(only, { facts, policies, isFirst: true }),
    });
  }
  return described('ProductGroup', {
    ...common,
    '@id': `${url}#group`,
    productGroupID: `${id}`,
    variesBy: options.map((option) => propertyOf(option) ?? option).map(addressOfProperty),
    ...(aggregateRating && { aggregateRating }),
    hasVariant: variants.map((variant, index) => ({
      '@type': 'Product',
      sku: `${variant.id}`,
      name: [name, variant.values.map(({ value }) => value).join(', ')].filter(Boolean).join(' – '),
      url: variant.url,
      ...propertiesOf(variant),
      ...(variant.picture && { image: variant.picture }),
      ...offersOf(variant, { facts, policies, isFirst: index === 0 }),
    })),
  });
}

/** Properties of schema.org by which search engines know variants apart, by the names of attributes in the shop's languages. */
const properties: readonly (readonly [property: string, names: RegExp])[] = [
  ['color', /^(?:colou?r|couleur|coloris)$/i],
  ['size', /^(?:size|taille|pointure)$/i],
  ['material', /^(?:material|mati[eè]re|mat[eé]riau)$/i],
  ['pattern', /^(?:pattern|motif)$/i],
];

/** The property of schema.org that an attribute is; `undefined` for all others. */
export function propertyOf(attribute: string): string | undefined {
  return properties.find(([, names]) => names.test(attribute.trim()))?.[0];
}

const known = new Set(properties.map(([property]) => property));
const addressOfProperty = (name: string) => (known.has(name) ? `https://schema.org/${name}` : name);

function propertiesOf({ values, gtin }: VariantFacts): object {
  const others = values.filter(({ name }) => !propertyOf(name));
  return {
    ...(gtin && { gtin }),
    ...Object.fromEntries(values.flatMap(({ name, value }) => (propertyOf(name) ? [[propertyOf(name), value]] : []))),
    ...(others.length > 0 && {
      additionalProperty: others.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value })),
    }),
  };
}

const conditions = { new: 'NewCondition', refurbished: 'RefurbishedCondition', used: 'UsedCondition' } as const;

interface OfferContext {
  facts: ProductFacts;
  policies: ProductDataPolicies;
  /** Seller and policy are written once, and named by the other offers. */
  isFirst: boolean;
}

function offersOf(variant: VariantFacts, { facts, policies, isFirst }: OfferContext): { offers?: object } {
  const { price, stock, freightCents, discountEndsAt } = variant;
  const { currency, seller, url, condition } = facts;
  const { returnsUrl, country } = policies;
  if (price.nowCents <= 0) return {};
  const money = (cents: number) => moneyText(cents, currency);
  const policyId = `${returnsUrl}#policy`;
  return {
    offers: {
      '@type': 'Offer',
      url: variant.url,
      price: money(price.nowCents),
      priceCurrency: currency,
      ...(price.wasCents !== undefined && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/StrikethroughPrice',
          price: money(price.wasCents),
          priceCurrency: currency,
        },
      }),
      ...(discountEndsAt !== undefined && { priceValidUntil: new Date(discountEndsAt).toISOString() }),
      availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
      ...(condition && { itemCondition: `https://schema.org/${conditions[condition]}` }),
      ...(seller && {
        seller: isFirst
          ? { '@type': 'Organization', '@id': `${url}#seller`, name: seller.name, url: seller.url }
          : { '@id': `${url}#seller` },
      }),
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: money(freightCents), currency },
        ...(country && { shippingDestination: { '@type': 'DefinedRegion', addressCountry: country } }),
      },
      hasMerchantReturnPolicy: isFirst
        ? {
            '@type': 'MerchantReturnPolicy',
            '@id': policyId,
            ...(country && { applicableCountry: country }),
            returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
            merchantReturnDays: RETURN_WINDOW_DAYS,
            returnMethod: 'https://schema.org/ReturnByMail',
            merchantReturnLink: returnsUrl,
          }
        : { '@id': policyId },
    },
  };
}
