import { call } from '../call.ts';
import { HomeIndex, PayCurrency, StoreDetails, StreamingChannel, Theme, UserMenus } from '../entities/store.ts';
import { StorePage } from '../entities/store-pages.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import { json, nullable, oneOf, optional, type Schema, text, textIn } from '../schema/schema.ts';
import { slug, storeId } from './inputs.ts';

/**
 * Gets the settings of the shop: name, logo, announcement, flags, analytics ids.
 * @returns The settings.
 * @throws `StorefrontError` of kind `not-found` if no shop has this host name.
 * @example const { websiteTitle, shopPayCurrencySymbol } = await shop.store.details();
 */
export const details = call({
  id: 'store.details',
  method: 'GET',
  path: '/api/front/store/details',
  auth: 'guest',
  public: true,
  returns: StoreDetails as Schema<StoreDetails>,
  spec: IN_TOOLS && {
    summary: 'Gets the settings of the shop: name, logo, announcement, flags, analytics ids.',
    origin: 'specification',
    query: {
      /** Host of the shop, without a scheme. */
      hostName: optional(textIn({ min: 1, max: 253 })),
    },
    errors: { 404: 'No shop has this host name.' },
    example: { query: { hostName: 'shop.example.com' } },
  },
});

/**
 * Gets the theme of the shop.
 * @returns Colour mode, and CSS custom properties by name.
 * @example const { mode, tokens } = await shop.store.theme();
 */
export const theme = call({
  id: 'store.theme',
  method: 'GET',
  path: '/api/front/store/theme',
  auth: 'guest',
  public: true,
  returns: Theme as Schema<Theme>,
  spec: IN_TOOLS && {
    summary: 'Gets the theme of the shop: colour mode and CSS custom properties.',
    origin: 'specification',
    query: {
      /** Id of the shop, if one backend serves several. */
      storeId,
    },
    example: {},
  },
});

/**
 * Gets the data of the home page: banners, currency and customer service.
 * @returns Banners, currency and customer service.
 * @example const { banner, shopPayCurrency } = await shop.store.homeIndex();
 */
export const homeIndex = call({
  id: 'store.homeIndex',
  method: 'GET',
  path: '/api/pc/home/index',
  auth: 'optional',
  public: true,
  takes: false,
  returns: HomeIndex as Schema<HomeIndex>,
  spec: IN_TOOLS && {
    summary: 'Gets the data of the home page: banners, currency and customer service.',
    origin: 'specification',
  },
});

/**
 * Gets the live stream of the shop. Its `content` is HTML: sanitise it.
 * @returns The stream, or null.
 * @example const channel = await shop.store.streamingChannel();
 */
export const streamingChannel = call({
  id: 'store.streamingChannel',
  method: 'GET',
  path: '/api/front/streaming/channel',
  auth: 'guest',
  public: true,
  takes: false,
  returns: nullable(StreamingChannel) as Schema<StreamingChannel | null>,
  spec: IN_TOOLS && { summary: 'Gets the live stream of the shop, or null.', origin: 'specification' },
});

/**
 * Gets the account menu. Hide entries with a blank `pc_url`.
 * @returns Entries with their URLs.
 * @throws `StorefrontError` of kind `auth` if not signed in.
 * @example const { routine_my_menus } = await shop.store.userMenu();
 */
export const userMenu = call({
  id: 'store.userMenu',
  method: 'GET',
  path: '/api/front/user/menu/user',
  auth: 'user',
  takes: false,
  returns: UserMenus as Schema<UserMenus>,
  spec: IN_TOOLS && { summary: 'Gets the account menu.', origin: 'specification' },
});

/**
 * Gets the base URL of relative image URLs; not needed for backends that send absolute URLs.
 * @returns An origin, or empty text.
 * @example const domain = await shop.store.imageDomain();
 */
export const imageDomain = call({
  id: 'store.imageDomain',
  method: 'GET',
  path: '/api/front/image/domain',
  auth: 'guest',
  dataInMessage: true,
  public: true,
  takes: false,
  returns: text,
  spec: IN_TOOLS && {
    summary: 'Gets the base URL of relative image URLs, on backends that do not send absolute URLs.',
    origin: 'family',
  },
});

/**
 * Gets the currency of the shop.
 * @returns Country, ISO 4217 code and symbol.
 * @example const { symbol } = await shop.store.payCurrency();
 */
export const payCurrency = call({
  id: 'store.payCurrency',
  method: 'GET',
  path: '/api/front/index/paycurrency',
  auth: 'guest',
  public: true,
  takes: false,
  returns: json(PayCurrency) as Schema<PayCurrency>,
  spec: IN_TOOLS && { summary: 'Gets the currency of the shop.', origin: 'family' },
});

/**
 * Gets a page designed by the store owner. Fetch the HTML at the URL `html` without credentials, and sanitise it.
 * @returns URLs of the HTML and of the CSS files (separated by commas), or null if there is no such page.
 * @throws `StorefrontError` of kind `not-found` instead of null, on some backends.
 * @example const header = await shop.store.page({ type: 'HEADER' });
 */
export const page = call({
  id: 'store.page',
  method: 'GET',
  path: '/api/front/store/page/type',
  auth: 'guest',
  public: true,
  returns: nullable(StorePage) as Schema<StorePage | null>,
  spec: IN_TOOLS && {
    summary:
      'Gets a page designed by the store owner, or null. Clients fetch the HTML at the URL `html` without credentials.',
    origin: 'specification',
    query: {
      /** Type of the page. */
      type: oneOf('HEADER', 'FOOTER', 'HOME', 'LANDING', 'CUSTOM'),
      /** Slug, the readable part of the URL. */
      slug: optional(slug),
      /** Id of the shop, if one backend serves several. */
      storeId,
    },
    example: { query: { type: 'LANDING', slug: 'linen-shirt' } },
  },
});
