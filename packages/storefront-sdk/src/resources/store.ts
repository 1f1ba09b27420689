import type { StoreDetailsQuery, StoreThemeQuery } from '../contract/input-types.ts';
import {
  type HomeIndex,
  type PayCurrency,
  type StoreDetails,
  type StreamingChannel,
  storeDetails,
  storeHomeIndex,
  storeImageDomain,
  storePayCurrency,
  storeStreamingChannel,
  storeTheme,
  storeUserMenu,
  type Theme,
  type UserMenus,
} from '../contract/store.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/**
 * What a storefront needs at start: name, logo, announcement, flags, ids of tracking tools.
 * @param query `hostName` names the shop where one backend serves several; by default the address asked does.
 * @returns The shop.
 * @throws `StorefrontError` of kind `not-found` when no shop has this host name.
 * @endpoint GET /api/front/store/details
 * @origin specification
 * @example const { websiteTitle, shopPayCurrencySymbol } = await shop.store.details();
 */
export function details(client: Client, query: StoreDetailsQuery = {}, options?: CallOptions): Promise<StoreDetails> {
  return client.call(storeDetails, { query }, options);
}

/**
 * Look of the shop.
 * @param query `storeId` names the shop where one backend serves several.
 * @returns Colour mode, and custom properties of CSS by their name.
 * @throws `StorefrontError`.
 * @endpoint GET /api/front/store/theme
 * @origin specification
 * @example const { mode, tokens } = await shop.store.theme();
 */
export function theme(client: Client, query: StoreThemeQuery = {}, options?: CallOptions): Promise<Theme> {
  return client.call(storeTheme, { query }, options);
}

/**
 * Banners, currency and customer service of the shop.
 * @returns Banners, currency and contact.
 * @throws `StorefrontError`.
 * @endpoint GET /api/pc/home/index
 * @origin specification
 * @example const { banner, shopPayCurrency } = await shop.store.homeIndex();
 */
export function homeIndex(client: Client, options?: CallOptions): Promise<HomeIndex> {
  return client.call(storeHomeIndex, {}, options);
}

/**
 * The live stream of the shop. Its `content` is HTML: sanitise it.
 * @returns The stream, or null where there is none.
 * @throws `StorefrontError`.
 * @endpoint GET /api/front/streaming/channel
 * @origin specification
 * @example const channel = await shop.store.streamingChannel();
 */
export function streamingChannel(client: Client, options?: CallOptions): Promise<StreamingChannel | null> {
  return client.call(storeStreamingChannel, {}, options);
}

/**
 * Entries of the account menu; leave those out whose `pc_url` is blank.
 * @returns Entries with their addresses.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @endpoint GET /api/front/user/menu/user
 * @origin specification
 * @example const { routine_my_menus } = await shop.store.userMenu();
 */
export function userMenu(client: Client, options?: CallOptions): Promise<UserMenus> {
  return client.call(storeUserMenu, {}, options);
}

/**
 * What goes before addresses of pictures that are relative; backends that send whole addresses need no such call.
 * @returns An origin, or an empty text.
 * @throws `StorefrontError`.
 * @endpoint GET /api/front/image/domain
 * @origin family
 * @example const domain = await shop.store.imageDomain();
 */
export function imageDomain(client: Client, options?: CallOptions): Promise<string> {
  return client.call(storeImageDomain, {}, options);
}

/**
 * The currency that the shop shows.
 * @returns Country, ISO 4217 code and symbol.
 * @throws `StorefrontError`.
 * @endpoint GET /api/front/index/paycurrency
 * @origin family
 * @example const { symbol } = await shop.store.payCurrency();
 */
export function payCurrency(client: Client, options?: CallOptions): Promise<PayCurrency> {
  return client.call(storePayCurrency, {}, options);
}
