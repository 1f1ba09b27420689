import { moneyText } from '@promenade/storefront-sdk/money';
import { CURRENCY, LOWEST_PRICE_DAYS } from './constants.ts';
import { isDiscountValid } from './discount.ts';
import { absolute, described, type StructuredData } from './json-ld.ts';
import { type Price, type PricedProduct, priceInputOf, priceOf } from './price.ts';

/** The fields of a product that `productData` uses. A `ProductDetail` can be passed directly. */
export interface DescribedProduct extends PricedProduct {
  /** The product itself. */
  productInfo: PricedProduct['productInfo'] & {
    /** Id of the product. */
    id: number;
    /** Name of the product. */
    storeName: string;
    /** Short description, plain text. */
    storeInfo: string;
    /** Address of the product's picture. */
    image: string;
    /** Addresses of the product's pictures. */
    sliderImage: readonly string[];
    /** Average rating, 0 to 5 stars. */
    rating: number;
    /** Quantity in stock, for a product without variants. */
    stock: number;
  };
  /** The merchant that sells it. */
  merchantInfo: { name: string };
  /** Its variants. */
  productValue: Readonly<Record<string, DescribedVariant>>;
}

/** The fields of a variant that `productData` uses. */
export interface DescribedVariant {
  /** Id of the variant. */
  id: number;
  /** Unit price of the variant, before discounts. */
  price: number;
  /** Lowest price in the 30 days before the current reduction. */
  lowestPrice?: number | null | undefined;
  /** Quantity in stock. */
  stock: number;
}

/** Input of `productData`. */
export interface ProductDataInput {
  /** The product. */
  product: DescribedProduct;
  /** Absolute address of its page in the page's language. */
  url: string;
  /** Time of the prices, in epoch milliseconds. */
  now: number;
  /** The variant in the address, if there is one. */
  variant?: DescribedVariant | undefined;
  /** ISO 4217 code. @default 'USD' */
  currency?: string | undefined;
  /** Number of reviews. Without reviews, the rating is omitted. */
  reviewCount?: number | undefined;
}

/**
 * A product with its price and, if it has reviews, its rating. Several variants become one offer with their price range, unless
 * `variant` is given. The offer is omitted if the lowest price is 0.
 */
export function productData(input: ProductDataInput): StructuredData {
  const { product, url, variant, currency = CURRENCY, reviewCount = 0 } = input;
  const { productInfo } = product;
  const pictures = productInfo.sliderImage.length > 0 ? productInfo.sliderImage : [productInfo.image];
  const ratingValue = productInfo.rating;
  const offers = offersOf(input, currency);
  return described('Product', {
    name: productInfo.storeName,
    description: productInfo.storeInfo,
    sku: `${variant?.id ?? productInfo.id}`,
    url,
    image: absolute(pictures, url),
    ...(offers && { offers }),
    ...(reviewCount > 0 &&
      ratingValue > 0 && { aggregateRating: { '@type': 'AggregateRating', ratingValue, reviewCount, bestRating: 5 } }),
  });
}

function offersOf({ product, url, now, variant }: ProductDataInput, currency: string): object | undefined {
  const { productInfo, merchantInfo, productValue } = product;
  const variants = variant ? [variant] : Object.values(productValue);
  const priced =
    variants.length > 0
      ? variants.map((each) => priceOf(priceInputOf(product, each), now))
      : [priceOf(priceInputOf(product), now)];
  const prices = priced.map(({ nowCents }) => nowCents);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  if (lowest <= 0) return undefined;
  const isInStock = variants.length > 0 ? variants.some(({ stock }) => stock > 0) : productInfo.stock > 0;
  const validUntil = isDiscountValid(productInfo, now) ? productInfo.discountExpiry : undefined;
  const range = {
    '@type': 'AggregateOffer',
    lowPrice: moneyText(lowest, currency),
    highPrice: moneyText(highest, currency),
    offerCount: prices.length,
  };
  return {
    ...(prices.length > 1
      ? range
      : { '@type': 'Offer', price: moneyText(lowest, currency), ...lowestPriceOf(priced, currency) }),
    url,
    priceCurrency: currency,
    availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`,
    ...(merchantInfo.name && { seller: { '@type': 'Organization', name: merchantInfo.name } }),
    ...(validUntil && { priceValidUntil: new Date(validUntil).toISOString() }),
  };
}

/** The lowest price before the reduction, in words: schema.org has no type for it. */
function lowestPriceOf([price]: readonly Price[], currency: string): object | undefined {
  if (price?.lowestCents === undefined) return undefined;
  const lowest = {
    '@type': 'UnitPriceSpecification',
    name: `Lowest price in the ${LOWEST_PRICE_DAYS} days before the reduction`,
    price: moneyText(price.lowestCents, currency),
    priceCurrency: currency,
  };
  return { priceSpecification: lowest };
}
