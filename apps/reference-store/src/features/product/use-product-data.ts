import { type UseVariant, useNow } from '@promenade/storefront-hooks';
import {
  CURRENCY,
  isDiscountValid,
  localizePath,
  priceOf,
  productPath,
  toDecimalText,
} from '@promenade/storefront-hooks/domain';
import type { ProductDetail } from '@promenade/storefront-sdk';
import { useEnvironment } from '../../app/environment.ts';

/** A product as search engines read it. */
export function useProductData(product: ProductDetail, { priceInput, stock, sku }: UseVariant): object {
  const { origin, locale } = useEnvironment();
  const now = useNow();
  const { productInfo, merchantInfo } = product;
  const { nowCents } = priceOf(priceInput, now);
  const url = origin + localizePath(productPath(productInfo), locale);
  const pictures = productInfo.sliderImage.length > 0 ? productInfo.sliderImage : [productInfo.image];
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: productInfo.storeName,
    description: productInfo.storeInfo,
    sku: `${sku?.id ?? productInfo.id}`,
    url,
    image: pictures.map((picture) => new URL(picture, origin).href),
    offers: {
      '@type': 'Offer',
      url,
      price: toDecimalText(nowCents),
      priceCurrency: CURRENCY,
      availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: merchantInfo.name },
      ...(isDiscountValid(priceInput, now) &&
        priceInput.discountExpiry && { priceValidUntil: new Date(priceInput.discountExpiry).toISOString() }),
    },
  };
}
