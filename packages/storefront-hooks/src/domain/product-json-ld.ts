import { moneyText } from '@promenade/storefront-sdk/money';
import { attributeProperties } from './attribute-json-ld.ts';
import { LOWEST_PRICE_DAYS, RETURN_WINDOW_DAYS } from './constants.ts';
import { described, type StructuredData } from './json-ld.ts';
import type { ProductFacts, VariantFacts } from './product-facts.ts';

/** Properties that `productData` adds to every product of a shop. */
export interface ProductDataPolicies {
  /** Absolute address of the page about returns. */
  returnsUrl: string;
  /** ISO 3166-1 code of the country that the shop sells in, if it is known. */
  country?: string | undefined;
}

/**
 * A product for search engines: a `ProductGroup` with its variants, or a `Product` if there is only one. Offers have the price
 * that is charged, the freight of one unit and the return policy; an offer whose price is 0 is omitted. More than 100 variants
 * are one `Product` with the range of their prices.
 * The shop's own attributes become properties of schema.org by their keys (`material`, `color`, `country-of-origin`, …), others
 * become `additionalProperty`.
 */
export function productData(facts: ProductFacts, policies: ProductDataPolicies): StructuredData {
  const { id, name, description, url, pictures, brand, rating, variants, options, attributes } = facts;
  const aggregateRating = rating && {
    '@type': 'AggregateRating',
    ratingValue: rating.stars,
    reviewCount: rating.reviews,
    bestRating: 5,
  };
  const { properties: own, additionalProperty: more } = attributeProperties(attributes);
  const common = {
    ...own,
    name,
    ...(description && { description }),
    url,
    image: pictures,
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
  };
  const context = { facts, policies, once: writtenOnce() };
  if (variants.length > DESCRIBED_VARIANTS_MAX) {
    return described('Product', {
      ...common,
      sku: `${id}`,
      ...withFurther({}, more),
      ...(aggregateRating && { aggregateRating }),
      ...allOffersOf(variants, context),
    });
  }
  const [only, second] = variants;
  if (only && !second) {
    return described('Product', {
      ...common,
      sku: `${only.id}`,
      ...withFurther(propertiesOf(only), more),
      ...(aggregateRating && { aggregateRating }),
      ...offersOf(only, context),
    });
  }
  return described('ProductGroup', {
    ...common,
    ...withFurther({}, more),
    productGroupID: `${id}`,
    variesBy: options.map((option) => propertyOf(option) ?? option).map(addressOfProperty),
    ...(aggregateRating && { aggregateRating }),
    hasVariant: variants.map((variant) => ({
      '@type': 'Product',
      sku: `${variant.id}`,
      name: [name, variant.values.map(({ value }) => value).join(', ')].filter(Boolean).join(' – '),
      ...propertiesOf(variant),
      ...(variant.picture && variant.picture !== pictures[0] && { image: variant.picture }),
      ...offersOf(variant, context),
    })),
  });
}

/** Beyond this many variants their offers would weigh more than the page: half a megabyte for a thousand. */
const DESCRIBED_VARIANTS_MAX = 100;

/** The offers of all variants in one: the range of their prices. */
function allOffersOf(
  variants: readonly VariantFacts[],
  { facts: { currency, condition } }: OfferContext,
): { offers?: object } {
  const prices = variants.map(({ price }) => price.nowCents).filter((cents) => cents > 0);
  if (prices.length === 0) return {};
  const isInStock = variants.some(({ stock, price }) => stock > 0 && price.nowCents > 0);
  return {
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: moneyText(Math.min(...prices), currency),
      highPrice: moneyText(Math.max(...prices), currency),
      priceCurrency: currency,
      offerCount: prices.length,
      availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`,
      ...(condition && { itemCondition: `https://schema.org/${conditions[condition]}` }),
    },
  };
}

/** Adds properties that schema.org does not define to a description. */
const withFurther = (part: { additionalProperty?: readonly object[] }, more: readonly object[]) =>
  more.length > 0 ? { ...part, additionalProperty: [...(part.additionalProperty ?? []), ...more] } : part;

/** Properties of schema.org by which search engines distinguish variants, with the attribute names of the shop's languages. */
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

function propertiesOf({ values, gtin }: VariantFacts): { additionalProperty?: readonly object[] } {
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
  once: Once;
}

/** Returns a part of the description in full at its first use, and only its id afterwards. */
type Once = (id: string, part: object) => object;

function writtenOnce(): Once {
  const written = new Set<string>();
  return (id, part) => {
    if (written.has(id)) return { '@id': id };
    written.add(id);
    return { ...part, '@id': id };
  };
}

function offersOf(variant: VariantFacts, { facts, policies, once }: OfferContext): { offers?: object } {
  const { price, stock, freightCents, discountEndsAt } = variant;
  const { currency, seller, condition } = facts;
  const { returnsUrl, country } = policies;
  if (!(price.nowCents > 0)) return {};
  const money = (cents: number) => moneyText(cents, currency);
  const freight = money(freightCents);
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
          // As text, because schema.org has no type for it.
          ...(price.lowestCents !== undefined && {
            description: `Lowest price in the ${LOWEST_PRICE_DAYS} days before the reduction: ${money(price.lowestCents)}`,
          }),
        },
      }),
      ...(discountEndsAt !== undefined && { priceValidUntil: new Date(discountEndsAt).toISOString() }),
      availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
      ...(condition && { itemCondition: `https://schema.org/${conditions[condition]}` }),
      ...(seller && { seller: once('#seller', { '@type': 'Organization', ...seller }) }),
      shippingDetails: once(`#shipping-${freight}`, {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: freight, currency },
        ...(country && { shippingDestination: { '@type': 'DefinedRegion', addressCountry: country } }),
      }),
      hasMerchantReturnPolicy: once('#returns', {
        '@type': 'MerchantReturnPolicy',
        // Search engines want one of the two.
        ...(country ? { applicableCountry: country } : { merchantReturnLink: returnsUrl }),
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: RETURN_WINDOW_DAYS,
        returnMethod: 'https://schema.org/ReturnByMail',
      }),
    },
  };
}
