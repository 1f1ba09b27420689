import { parseUrl } from './parse-url.ts';

/** A description of a page for search engines (schema.org JSON-LD). Write it into a page with `serializeForScript`. */
export interface StructuredData {
  /** Always schema.org. */
  readonly '@context': 'https://schema.org';
  /** What is described. */
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** A description of a type with its properties. */
export const described = (type: string, properties: Readonly<Record<string, unknown>>): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...properties,
});

/** Absolute addresses; what cannot be one is left out. */
export function absolute(addresses: readonly string[], base: string): string[] {
  return addresses.flatMap((address) => (address && parseUrl(address, base)?.href) || []);
}

/** A page that others are above or beside: its name and absolute address. */
export interface DescribedPage {
  /** Name of the page. */
  name: string;
  /** Absolute address of the page. */
  url: string;
}

const positions = (pages: readonly DescribedPage[], elementOf: (page: DescribedPage) => object) =>
  pages.map((page, index) => ({ '@type': 'ListItem', position: index + 1, ...elementOf(page) }));

/** The pages above a page, from the home page down; the page itself comes last. */
export function breadcrumbData(trail: readonly DescribedPage[]): StructuredData {
  return described('BreadcrumbList', { itemListElement: positions(trail, ({ name, url }) => ({ name, item: url })) });
}

/** The products of a list, in the order shown. */
export function itemListData(items: readonly DescribedPage[]): StructuredData {
  return described('ItemList', {
    numberOfItems: items.length,
    itemListElement: positions(items, ({ name, url }) => ({ name, url })),
  });
}

/** Who runs the shop. */
export interface OrganizationDataInput extends DescribedPage {
  /** Address of the logo; a relative one is resolved against `url`. */
  logo?: string | undefined;
  /** E-mail address of the shop. */
  email?: string | undefined;
  /** Accounts of the shop in social networks; what is no absolute address is left out. */
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

/** The shop as a site. */
export interface WebSiteDataInput extends DescribedPage {
  /** Language of the page. */
  locale: string;
  /** Absolute address of the search without its query, and the name of the query parameter. */
  search?: { url: string; parameter: string } | undefined;
}

/** The shop as a site, with its search. */
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
