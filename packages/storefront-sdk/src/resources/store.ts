import type { InputOf } from '../contract/endpoint.ts';
import {
  storeDetails,
  storeHomeIndex,
  storeImageDomain,
  storePageByType,
  storePayCurrency,
  storeStreamingChannel,
  storeTheme,
  storeUserMenu,
} from '../contract/store.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/**
 * What a storefront needs at start: name, logo, announcement, flags, ids of tracking tools.
 * @param query `hostName` names the shop where one backend serves several; by default the address asked does.
 * @throws `StorefrontError` of kind `not-found` when no shop has this host name.
 * @endpoint GET /api/front/store/details
 * @origin specification
 * @example const { websiteTitle, shopPayCurrencySymbol } = await store.details(client);
 */
export function details(client: Client, query: InputOf<'store.details'>['query'] = {}, options?: CallOptions) {
  return client.call(storeDetails, { query }, options);
}

/**
 * Look of the shop.
 * @param query `storeId` names the shop where one backend serves several.
 * @returns Colour mode, and custom properties of CSS by their name.
 * @endpoint GET /api/front/store/theme
 * @origin specification
 * @example const { mode, tokens } = await store.theme(client);
 */
export function theme(client: Client, query: InputOf<'store.theme'>['query'] = {}, options?: CallOptions) {
  return client.call(storeTheme, { query }, options);
}

/**
 * A page that the store owner designed. Fetch the HTML behind its `html` without credentials, and sanitise it.
 * @param query `type`, and `slug` with LANDING and CUSTOM.
 * @returns Addresses of HTML and CSS, the latter joined by commas, or null where there is no such page.
 * @throws `StorefrontError` of kind `not-found` from backends that say so instead of null.
 * @endpoint GET /api/front/store/page/type
 * @origin specification
 * @example const header = await store.pageByType(client, { type: 'HEADER' });
 */
export function pageByType(client: Client, query: InputOf<'store.pageByType'>['query'], options?: CallOptions) {
  return client.call(storePageByType, { query }, options);
}

/**
 * Banners, currency and customer service of the shop.
 * @endpoint GET /api/pc/home/index
 * @origin specification
 * @example const { banner, shopPayCurrency } = await store.homeIndex(client);
 */
export function homeIndex(client: Client, options?: CallOptions) {
  return client.call(storeHomeIndex, {}, options);
}

/**
 * The live stream of the shop. Its `content` is HTML: sanitise it.
 * @returns The stream, or null where there is none.
 * @endpoint GET /api/front/streaming/channel
 * @origin specification
 * @example const channel = await store.streamingChannel(client);
 */
export function streamingChannel(client: Client, options?: CallOptions) {
  return client.call(storeStreamingChannel, {}, options);
}

/**
 * Entries of the account menu; leave those out whose `pc_url` is blank.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint GET /api/front/user/menu/user
 * @origin specification
 * @example const { routine_my_menus } = await store.userMenu(client);
 */
export function userMenu(client: Client, options?: CallOptions) {
  return client.call(storeUserMenu, {}, options);
}

/**
 * What goes before addresses of pictures that are relative; backends that send whole addresses need no such call.
 * @returns An origin, or an empty text.
 * @endpoint GET /api/front/image/domain
 * @origin family
 * @example const domain = await store.imageDomain(client);
 */
export function imageDomain(client: Client, options?: CallOptions) {
  return client.call(storeImageDomain, {}, options);
}

/**
 * The currency that the shop shows.
 * @returns Country, ISO 4217 code and symbol.
 * @endpoint GET /api/front/index/paycurrency
 * @origin family
 * @example const { symbol } = await store.payCurrency(client);
 */
export function payCurrency(client: Client, options?: CallOptions) {
  return client.call(storePayCurrency, {}, options);
}
