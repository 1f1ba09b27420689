import { type CallOptions, type Client, isStorefrontError, storePage } from '@promenade/storefront-sdk';
import { type AllowedHosts, hostsOf, pageAddresses } from '../domain/owner-address.ts';
import { loadOwnerPage } from '../query/load-owner-page.ts';
import { builtInPublic, type Query } from '../query/query.ts';

/** Identifies a page of the store owner. */
export interface OwnerPageKey {
  /** The kind of page. `LANDING` and `CUSTOM` pages are identified by `slug`, too. */
  type: 'HEADER' | 'FOOTER' | 'HOME' | 'LANDING' | 'CUSTOM';
  /** Slug of the landing page's product, or of the custom page. */
  slug?: string | undefined;
}

/** A page of the store owner with its HTML and stylesheets. */
export interface OwnerPageContent {
  /** Name of the page. */
  name: string;
  /** Slug of the page. If the page was renamed, it differs from the requested slug; redirect to it then. */
  slug: string | null;
  /** HTML of the page. It is untrusted input and must be sanitised before use. */
  html: string;
  /** Stylesheets of the page in order, with their addresses. They are untrusted input, too. */
  css: readonly { href: string; text: string }[];
}

/** The addresses of a page's files; `null` if the page does not exist. */
async function recordOf(client: Client, { type, slug }: OwnerPageKey, options?: CallOptions) {
  try {
    return await storePage(client, { type, ...(slug !== undefined && { slug }) }, options);
  } catch (error) {
    if (isStorefrontError(error, 'not-found')) return null;
    throw error;
  }
}

/** Whether the store owner has designed this page. */
export const hasOwnerPage = (key: OwnerPageKey): Query<boolean> =>
  builtInPublic(
    ['hasOwnerPage', key.type, key.slug],
    async (client, options) => (await recordOf(client, key, options)) !== null,
  );

/** The hosts from which owners' pages may be loaded: the backend's, and the given hosts. */
export const ownerHosts = (baseUrl: string, hosts: readonly string[] = []): AllowedHosts => ({
  base: baseUrl,
  hosts: [...hostsOf(baseUrl), ...hosts],
});

/**
 * A page that the store owner designed, with its stylesheets; `null` if there is none, or if its HTML is not on an allowed host.
 * Files are loaded without cookies and credentials. It can run on a server, because by default it requests files only from the
 * backend's host.
 *
 * @param hosts Further hosts from which HTML and CSS may be loaded. @default only the backend's host
 */
export const ownerPage = ({ type, slug }: OwnerPageKey, hosts?: readonly string[]): Query<OwnerPageContent | null> =>
  builtInPublic(['ownerPage', type, slug], async (client, options) => {
    const page = await recordOf(client, { type, slug }, options);
    if (!page) return null;
    const allowed = ownerHosts(client.baseUrl, hosts);
    const addresses = pageAddresses(page, allowed);
    if (!addresses.html) return null;
    const signal = options?.signal;
    const [html, ...texts] = await Promise.all([
      loadOwnerPage(addresses.html, allowed, signal),
      ...addresses.css.map((address) => loadOwnerPage(address, allowed, signal, 'css')),
    ]);
    return {
      name: page.name,
      slug: page.slug,
      html,
      css: addresses.css.map((href, index) => ({ href, text: texts[index] ?? '' })),
    };
  });
