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

const positions = (pages: readonly DescribedPage[], elementOf: (page: DescribedPage) => object) =>
  pages.map((page, index) => ({ '@type': 'ListItem', position: index + 1, ...elementOf(page) }));

/** The breadcrumb of a page, from the home page to the page itself. */
export function breadcrumbData(trail: readonly DescribedPage[]): StructuredData {
  return described('BreadcrumbList', { itemListElement: positions(trail, ({ name, url }) => ({ name, item: url })) });
}

/** The products of a list, in the shown order. */
export function itemListData(items: readonly DescribedPage[]): StructuredData {
  return described('ItemList', {
    numberOfItems: items.length,
    itemListElement: positions(items, ({ name, url }) => ({ name, url })),
  });
}

/** Input of `organizationData`. */
export interface OrganizationDataInput extends DescribedPage {
  /** Address of the logo; a relative one is resolved against `url`. */
  logo?: string | undefined;
  /** E-mail address of the shop. */
  email?: string | undefined;
  /** Absolute addresses of the shop's social media accounts; other texts are omitted. */
  sameAs?: readonly string[] | undefined;
}

/** The organisation that runs the shop. */
export function organizationData({ name, url, logo, email, sameAs = [] }: OrganizationDataInput): StructuredData {
  const [logoUrl] = absolute(logo ? [logo] : [], url);
  const accounts = sameAs.filter((address) => /^https?:\/\//i.test(address) && parseUrl(address));
  return described('Organization', {
    name,
    url,
    ...(logoUrl && { logo: logoUrl }),
    ...(email && { email }),
    ...(accounts.length > 0 && { sameAs: accounts }),
  });
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
