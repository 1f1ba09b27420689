import { type CallOptions, type Client, isStorefrontError, storePage } from '@promenade/storefront-sdk';
import { type AllowedHosts, hostsOf, pageAddresses } from '../domain/owner-address.ts';
import { loadOwnerPage } from '../query/load-owner-page.ts';
import { builtInPublic, type Query } from '../query/query.ts';

/** Which page of the store owner. */
export interface OwnerPageKey {
  /** What it stands for; landing and custom pages have a slug each. */
  type: 'HEADER' | 'FOOTER' | 'HOME' | 'LANDING' | 'CUSTOM';
  /** Slug of a landing page's product, or of a custom page. */
  slug?: string | undefined;
}

/** A page of the store owner with all that it is made of. */
export interface OwnerPageContent {
  /** Its name. */
  name: string;
  /** Its HTML: untrusted input, to be sanitised before it goes into a page. */
  html: string;
  /** Its stylesheets, in their order, with the addresses they came from: untrusted as well. */
  css: readonly { href: string; text: string }[];
}

/** Where the files of an owner's page are, or `null` where there is no such page. */
async function recordOf(client: Client, { type, slug }: OwnerPageKey, options?: CallOptions) {
  try {
    return await storePage(client, { type, ...(slug !== undefined && { slug }) }, options);
  } catch (error) {
    if (isStorefrontError(error, 'not-found')) return null;
    throw error;
  }
}

/** Whether the store owner designed a page. */
export const hasOwnerPage = (key: OwnerPageKey): Query<boolean> =>
  builtInPublic(
    ['hasOwnerPage', key.type, key.slug],
    async (client, options) => (await recordOf(client, key, options)) !== null,
  );

/** The hosts from which a client loads pages of the store owner: its own, and those that the app names. */
export const ownerHosts = (baseUrl: string, hosts: readonly string[] = []): AllowedHosts => ({
  base: baseUrl,
  hosts: [...hostsOf(baseUrl), ...hosts],
});

/**
 * A page that the store owner designed, with its stylesheets; `null` where there is none, or none on an allowed host. Files
 * are loaded without cookies and credentials. It may run on a server: by default only the backend's own host is requested.
 *
 * @param hosts Hosts besides the backend's from which HTML and CSS may come.
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
    return { name: page.name, html, css: addresses.css.map((href, index) => ({ href, text: texts[index] ?? '' })) };
  });
