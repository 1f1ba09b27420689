import { absolute, type DescribedPage, described, type StructuredData } from './json-ld.ts';

/** Input of `merchantData`. */
export interface MerchantDataInput extends DescribedPage {
  /** Addresses of the merchant's pictures; relative addresses are resolved against `url`. */
  images?: readonly string[] | undefined;
}

/** A merchant as a store. */
export function merchantData({ name, url, images = [] }: MerchantDataInput): StructuredData {
  const pictures = absolute(images, url);
  return described('Store', { name, url, '@id': url, ...(pictures.length > 0 && { image: pictures }) });
}
