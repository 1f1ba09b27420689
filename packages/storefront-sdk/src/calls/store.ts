import { call } from '../call.ts';
import { HomeIndex, PayCurrency, StoreDetails, StreamingChannel, Theme, UserMenus } from '../entities/store.ts';
import { StorePage } from '../entities/store-pages.ts';
import { IN_TOOLS } from '../schema/describe.ts';
import { json, nullable, oneOf, optional, type Schema, text, textIn } from '../schema/schema.ts';
import { slug, storeId } from './inputs.ts';

/**
 * Settings of the shop: name, logo, announcement, flags, analytics ids.
 * @returns The shop.
 * @throws `StorefrontError` of kind `not-found` when no shop has this host name.
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
    summary: 'What a storefront needs at start: name, logo, announcement, flags, tracking ids.',
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
 * Look of the shop.
 * @returns Colour mode, and custom properties of CSS by their name.
 * @example const { mode, tokens } = await shop.store.theme();
 */
export const theme = call({
  id: 'store.theme',
  method: 'GET',
  path: '/api/front/store/theme',
  auth: 'guest',
  public: true,
  fills: ['storeId'],
  returns: Theme as Schema<Theme>,
  spec: IN_TOOLS && {
    summary: 'Colour mode and token overrides of the shop.',
    origin: 'specification',
    query: {
      /** The shop, where one backend serves several. */
      storeId,
    },
    example: {},
  },
});

/**
 * Banners, currency and customer service of the shop.
 * @returns Banners, currency and contact.
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
  spec: IN_TOOLS && { summary: 'Banners, currency symbol and customer service of the shop.', origin: 'specification' },
});

/**
 * The live stream of the shop. Its `content` is HTML: sanitise it.
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
  spec: IN_TOOLS && { summary: 'The live stream of the shop, or null.', origin: 'specification' },
});

/**
 * Entries of the account menu; leave those out whose `pc_url` is blank.
 * @returns Entries with their addresses.
 * @throws `StorefrontError` of kind `auth` without a sign-in.
 * @example const { routine_my_menus } = await shop.store.userMenu();
 */
export const userMenu = call({
  id: 'store.userMenu',
  method: 'GET',
  path: '/api/front/user/menu/user',
  auth: 'user',
  takes: false,
  returns: UserMenus as Schema<UserMenus>,
  spec: IN_TOOLS && { summary: 'Entries of the account menu.', origin: 'specification' },
});

/**
 * Base URL of relative picture addresses; not needed with backends that send absolute ones.
 * @returns An origin, or an empty text.
 * @example const domain = await shop.store.imageDomain();
 */
export const imageDomain = call({
  id: 'store.imageDomain',
  method: 'GET',
  path: '/api/front/image/domain',
  auth: 'guest',
  inMessage: true,
  public: true,
  takes: false,
  returns: text,
  spec: IN_TOOLS && {
    summary: 'What goes before addresses of pictures, on backends that do not do it themselves.',
    origin: 'family',
  },
});

/**
 * The currency that the shop shows.
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
  spec: IN_TOOLS && { summary: 'The currency that the shop shows.', origin: 'family' },
});

/**
 * A page that the store owner designed. Fetch the HTML behind its `html` without credentials, and sanitise it.
 * @returns Addresses of the HTML and the CSS files (separated by commas), or null if there is no such page.
 * @throws `StorefrontError` of kind `not-found` from backends that say so instead of null.
 * @example const header = await shop.store.page({ type: 'HEADER' });
 */
export const page = call({
  id: 'store.page',
  method: 'GET',
  path: '/api/front/store/page/type',
  auth: 'guest',
  public: true,
  fills: ['storeId'],
  returns: nullable(StorePage) as Schema<StorePage | null>,
  spec: IN_TOOLS && {
    summary: 'A page that the store owner designed, or null. The HTML behind its URL is fetched without credentials.',
    origin: 'specification',
    query: {
      /** Type of the page. */
      type: oneOf('HEADER', 'FOOTER', 'HOME', 'LANDING', 'CUSTOM'),
      /** Readable part of the address. */
      slug: optional(slug),
      /** The shop, where one backend serves several. */
      storeId,
    },
    example: { query: { type: 'LANDING', slug: 'linen-shirt' } },
  },
});
