import { moneyText } from '@promenade/storefront-sdk/money';
import { CURRENCY } from './constants.ts';
import { isDiscountValid } from './discount.ts';
import { absolute, described, type StructuredData } from './json-ld.ts';
import { type PriceInput, priceOf } from './price.ts';

/** A product as `productData` needs it; a product detail of the backend fits as it is. */
export interface DescribedProduct {
  /** The product itself. */
  productInfo: {
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
  };
  /** Who sells it. */
  merchantInfo: { name: string };
}

/** What `productData` describes. */
export interface ProductDataInput {
  /** The product. */
  product: DescribedProduct;
  /** Absolute address of its page in the page's language. */
  url: string;
  /** What the price depends on, the chosen variant included. */
  priceInput: PriceInput;
  /** Pieces of the chosen variant. */
  stock: number;
  /** Epoch milliseconds for which the price holds. */
  now: number;
  /** The chosen variant; without it the product's id is the number of the article. */
  sku?: { id: number } | undefined;
  /** ISO 4217 code. @default 'USD' */
  currency?: string | undefined;
  /** How many reviews there are; without any there is no rating either. */
  reviewCount?: number | undefined;
}

/** A product with its offer and, where it has reviews, its rating. A price of zero makes no offer. */
export function productData(input: ProductDataInput): StructuredData {
  const { product, url, priceInput, stock, now, sku, currency = CURRENCY, reviewCount = 0 } = input;
  const { productInfo, merchantInfo } = product;
  const { nowCents } = priceOf(priceInput, now);
  const validUntil = isDiscountValid(priceInput, now) ? priceInput.discountExpiry : undefined;
  const pictures = productInfo.sliderImage.length > 0 ? productInfo.sliderImage : [productInfo.image];
  const ratingValue = productInfo.rating;
  return described('Product', {
    name: productInfo.storeName,
    description: productInfo.storeInfo,
    sku: `${sku?.id ?? productInfo.id}`,
    url,
    image: absolute(pictures, url),
    ...(nowCents > 0 && {
      offers: {
        '@type': 'Offer',
        url,
        price: moneyText(nowCents, currency),
        priceCurrency: currency,
        availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
        ...(merchantInfo.name && { seller: { '@type': 'Organization', name: merchantInfo.name } }),
        ...(validUntil && { priceValidUntil: new Date(validUntil).toISOString() }),
      },
    }),
    ...(reviewCount > 0 &&
      ratingValue > 0 && { aggregateRating: { '@type': 'AggregateRating', ratingValue, reviewCount, bestRating: 5 } }),
  });
}
