import { moneyText } from '@promenade/storefront-sdk/money';
import { CURRENCY } from './constants.ts';
import { isDiscountValid } from './discount.ts';
import { absolute, described, type StructuredData } from './json-ld.ts';
import { type PricedProduct, priceInputOf, priceOf } from './price.ts';

/** A product as `productData` needs it; a product detail of the backend fits as it is. */
export interface DescribedProduct extends PricedProduct {
  /** The product itself. */
  productInfo: PricedProduct['productInfo'] & {
    /** Id of the product. */
    id: number;
    /** Name of the product. */
    storeName: string;
    /** Short description, plain text. */
    storeInfo: string;
    /** Address of its picture. */
    image: string;
    /** Addresses of its pictures. */
    sliderImage: readonly string[];
    /** Mean of its stars, 0 to 5. */
    rating: number;
    /** Quantity in stock, for a product without variants. */
    stock: number;
  };
  /** Who sells it. */
  merchantInfo: { name: string };
  /** Its variants. */
  productValue: Readonly<Record<string, DescribedVariant>>;
}

/** A variant as `productData` needs it. */
export interface DescribedVariant {
  /** Id of the variant. */
  id: number;
  /** Unit price of the variant, before discounts. */
  price: number;
  /** Quantity in stock. */
  stock: number;
}

/** What `productData` describes. */
export interface ProductDataInput {
  /** The product. */
  product: DescribedProduct;
  /** Absolute address of its page in the page's language. */
  url: string;
  /** Epoch milliseconds for which the prices hold. */
  now: number;
  /** The variant that the address names, if it names one. */
  variant?: DescribedVariant | undefined;
  /** ISO 4217 code. @default 'USD' */
  currency?: string | undefined;
  /** How many reviews there are; without any there is no rating either. */
  reviewCount?: number | undefined;
}

/**
 * A product with its price and, where it has reviews, its rating. Several variants make one offer with the range of their
 * prices, unless the address names one of them. A price of zero makes no offer.
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
  const prices =
    variants.length > 0
      ? variants.map((each) => priceOf(priceInputOf(product, each), now).nowCents)
      : [priceOf(priceInputOf(product), now).nowCents];
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
    ...(prices.length > 1 ? range : { '@type': 'Offer', price: moneyText(lowest, currency) }),
    url,
    priceCurrency: currency,
    availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`,
    ...(merchantInfo.name && { seller: { '@type': 'Organization', name: merchantInfo.name } }),
    ...(validUntil && { priceValidUntil: new Date(validUntil).toISOString() }),
  };
}
