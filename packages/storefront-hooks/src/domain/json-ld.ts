import { parseUrl } from './parse-url.ts';

/** A description of a page for search engines (schema.org JSON-LD). Write it into a page with `serializeForScript`. */
export interface StructuredData {
  /** Always schema.org. */
  readonly '@context': 'https://schema.org';
  /** Type of the described thing. */
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Creates a description of a type with its properties. */
export const described = (type: string, properties: Readonly<Record<string, unknown>>): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...properties,
});

/** Resolves addresses to absolute ones; invalid addresses are omitted. */
export function absolute(addresses: readonly string[], base: string): string[] {
  return addresses.flatMap((address) => (address && parseUrl(address, base)?.href) || []);
}

/** A page in a breadcrumb or list. */
export interface DescribedPage {
  /** Name of the page. */
  name: string;
  /** Absolute address of the page. */
  url: string;
}

/** The breadcrumb of a page, from the home page to the page itself. */
export function breadcrumbData(trail: readonly DescribedPage[]): StructuredData {
  const itemListElement = trail.map(({ name, url: item }, index) => {
    return { '@type': 'ListItem', position: index + 1, name, item };
  });
  return described('BreadcrumbList', { itemListElement });
}

/** Input of `webSiteData`. */
export interface WebSiteDataInput extends DescribedPage {
  /** Language of the page. */
  locale: string;
  /** Absolute address of the search page without query, and the name of the query parameter. */
  search?: { url: string; parameter: string } | undefined;
}

/** The shop's web site, with its search. */
export function webSiteData({ name, url, locale, search }: WebSiteDataInput): StructuredData {
  return described('WebSite', {
    name,
    url,
    inLanguage: locale,
    ...(search && {
      potentialAction: {
        '@type': 'SearchAction',
        target: `${search.url}?${search.parameter}={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    }),
  });
}

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
