import { localizePath } from '@promenade/storefront-hooks/domain';
import { type Client, storeDetails } from '@promenade/storefront-sdk';
import { brandName } from '../lib/brand-name.ts';
import * as paths from '../lib/paths.ts';
import { forwardedHeaders, localeOf, type StoreResponse, type Visitor } from './request.ts';
import { withOwnPictures } from './store-theme.ts';

/** Icons of a shop without one of its own. */
const STORE_ICONS = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
];

/** The manifest of the shop, which phones read when a shopper adds it to the home screen. Rejects if the shop cannot be read. */
export async function webManifest(client: Client, url: URL, visitor: Visitor): Promise<StoreResponse> {
  const locale = localeOf(url);
  const headers = { ...forwardedHeaders(url, visitor), 'accept-language': locale };
  const details = await storeDetails(client, {}, { headers });
  const { websiteTitle, websiteDesc, websiteFavicon } = withOwnPictures(details, url.origin);
  const home = localizePath(paths.home, locale);
  return {
    status: 200,
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    body: JSON.stringify({
      id: home,
      start_url: home,
      scope: '/',
      lang: locale,
      name: websiteTitle,
      short_name: brandName(websiteTitle),
      ...(websiteDesc && { description: websiteDesc }),
      // With the browser's Back and Reload, which the shop's pages rely on.
      display: 'minimal-ui',
      icons: websiteFavicon ? [{ src: websiteFavicon, sizes: 'any' }] : STORE_ICONS,
    }),
  };
}
