import type { DescribedAttribute } from './attribute-json-ld.ts';
import { CURRENCY } from './constants.ts';
import { isDiscountValid } from './discount.ts';
import { freightOf } from './freight.ts';
import { absolute } from './json-ld.ts';
import type { Cents } from './money.ts';
import { type Price, type PricedProduct, priceInputOf, priceOf } from './price.ts';
import { type AttributeInput, variantModel } from './variant.ts';
import { VARIANT_QUERY } from './variant-query.ts';
import { textOnOneLine } from './visible-text.ts';

/** The fields of a product that `productFacts` uses. A `ProductDetail` can be passed directly. */
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
    /** Whether the price includes shipping. */
    isShippingIncluded: boolean;
    /** Brand, if it is known. */
    brand?: string | undefined;
    /** Condition, if it is known. */
    condition?: string | undefined;
    /** Attributes that the shop has defined, such as its material. */
    customAttributes?: readonly DescribedAttribute[] | undefined;
  };
  /** The merchant that sells it. */
  merchantInfo: { name: string };
  /** Its attributes. */
  productAttr: readonly AttributeInput[];
  /** Its variants, by their attribute values joined with commas. */
  productValue: Readonly<Record<string, DescribedVariant>>;
}

const conditions = ['new', 'refurbished', 'used'] as const;
/** Condition of a product. */
export type ProductCondition = (typeof conditions)[number];

/** The fields of a variant that `productFacts` uses. */
export interface DescribedVariant {
  /** Id of the variant. */
  id: number;
  /** Unit price of the variant, before discounts. */
  price: number;
  /** Quantity in stock. */
  stock: number;
  /** Address of its picture. */
  image?: string | undefined;
  /** Global trade item number, if it is known. */
  gtin?: string | undefined;
}

/** Input of `productFacts`. */
export interface ProductFactsInput {
  /** The product. */
  product: DescribedProduct;
  /** Absolute address of its page in the page's language. */
  url: string;
  /** Absolute address of its merchant's page. */
  merchantUrl: string;
  /** Time of the prices, in epoch milliseconds. */
  now: number;
  /** ISO 4217 code. @default 'USD' */
  currency?: string | undefined;
  /** Number of reviews. Without reviews, the rating is omitted. */
  reviewCount?: number | undefined;
}

/** A variant of a product: its attributes, price and stock. */
export interface VariantFacts {
  /** Id of the variant; of the product, if the product has no variants. */
  id: number;
  /** Absolute address of the product's page with this variant chosen. */
  url: string;
  /** Its attribute values with the names of the attributes; empty for a product without options. */
  values: readonly { name: string; value: string }[];
  /** Price that is charged for one unit. */
  price: Price;
  /** End of an active discount, in epoch milliseconds. */
  discountEndsAt?: number | undefined;
  /** Freight of an order of one unit. */
  freightCents: Cents;
  /** Quantity in stock, at least 0. */
  stock: number;
  /** Absolute address of its picture. */
  picture?: string | undefined;
  /** Global trade item number, if it is known. */
  gtin?: string | undefined;
}

/** Description of a product for pages, structured data, Markdown and feeds. Texts are on one line. */
export interface ProductFacts {
  /** Id of the product. */
  id: number;
  /** Name. */
  name: string;
  /** Short description. */
  description: string;
  /** Absolute address of its page. */
  url: string;
  /** Absolute addresses of its pictures. */
  pictures: readonly string[];
  /** ISO 4217 code of the prices. */
  currency: string;
  /** Brand, if it is known. */
  brand?: string | undefined;
  /** Condition, if it is known. */
  condition?: ProductCondition | undefined;
  /** The merchant; absent if its name is unknown. */
  seller?: { name: string; url: string };
  /** Average rating in stars, and the number of reviews. */
  rating?: { stars: number; reviews: number };
  /** Attributes that the shop has defined, such as its material. */
  attributes: readonly DescribedAttribute[];
  /** Names of the attributes by which its variants differ. */
  options: readonly string[];
  /** Its variants, at least one. */
  variants: readonly VariantFacts[];
}

const NAME_MAX = 200;
const DESCRIPTION_MAX = 5_000;

/** Describes a product. All descriptions for programs are generated from it, so that they agree. */
export function productFacts(input: ProductFactsInput): ProductFacts {
  const { product, url, merchantUrl, currency = CURRENCY, reviewCount = 0 } = input;
  const { productInfo, merchantInfo } = product;
  const name = textOnOneLine(productInfo.storeName, NAME_MAX);
  const seller = textOnOneLine(merchantInfo.name, NAME_MAX);
  const brand = textOnOneLine(productInfo.brand ?? '', NAME_MAX);
  const condition = conditions.find((known) => known === productInfo.condition);
  const pictures = productInfo.sliderImage.length > 0 ? productInfo.sliderImage : [productInfo.image];
  const variants = variantsOf(input);
  return {
    id: productInfo.id,
    name,
    description: textOnOneLine(productInfo.storeInfo, DESCRIPTION_MAX),
    url,
    pictures: absolute(pictures, url),
    currency,
    ...(brand && { brand }),
    ...(condition && { condition }),
    ...(seller && { seller: { name: seller, url: merchantUrl } }),
    ...(reviewCount > 0 && productInfo.rating > 0 && { rating: { stars: productInfo.rating, reviews: reviewCount } }),
    attributes: (productInfo.customAttributes ?? []).map(({ key, name, value }) => ({
      key,
      name: textOnOneLine(name, NAME_MAX),
      value: textOnOneLine(value, NAME_MAX),
    })),
    options: variants[0]?.values.map(({ name }) => name) ?? [],
    variants,
  };
}

function variantsOf({ product, url, now, currency }: ProductFactsInput): VariantFacts[] {
  const { productInfo, productAttr, productValue } = product;
  const { axes, skus } = variantModel(productAttr, productValue);
  const discountEndsAt = isDiscountValid(productInfo, now) ? (productInfo.discountExpiry ?? undefined) : undefined;
  const only: DescribedVariant = { id: productInfo.id, price: productInfo.price, stock: productInfo.stock };
  const all: [string, DescribedVariant][] = skus.size > 0 ? [...skus] : [['', only]];
  return all.map(([text, variant]) => {
    const price = priceOf(priceInputOf(product, variant === only ? undefined : variant), now);
    const line = { unitCents: price.nowCents, quantity: 1, isShippingIncluded: productInfo.isShippingIncluded };
    const [picture] = absolute([variant.image ?? ''], url);
    return {
      id: variant.id,
      url: text ? `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams({ [VARIANT_QUERY]: text })}` : url,
      values: text.split(',').flatMap((value, index) => {
        const name = textOnOneLine(axes[index]?.name ?? '', NAME_MAX);
        return value ? [{ name, value: textOnOneLine(value, NAME_MAX) }] : [];
      }),
      price,
      ...(discountEndsAt !== undefined && { discountEndsAt }),
      freightCents: freightOf([line], currency),
      stock: Math.max(0, variant.stock),
      ...(picture && { picture }),
      ...(variant.gtin && { gtin: variant.gtin }),
    };
  });
}
