import { endpoint } from './endpoint.ts';
import {
  bool,
  type Infer,
  int,
  json,
  list,
  nothing,
  nullable,
  object,
  oneOf,
  optional,
  orElse,
  record,
  type Schema,
  text,
} from './schema.ts';

export const StoreDetails = object({
  id: int,
  websiteLogo: text,
  websiteFavicon: text,
  websiteShortAnnouncement: text,
  email: text,
  showDefaultNavBar: bool,
  showDefaultFooter: bool,
  storeVision: text,
  domainUrl: text,
  websiteDesc: text,
  websiteCopyrightInfo: text,
  websiteTitle: text,
  shopPayCurrencySymbol: text,
  gtmId: nullable(text),
  pixelId: nullable(text),
  postHogKey: nullable(text),
  landingPageShowFooter: bool,
  showRegistrationPanel: bool,
  socialLinks: list(object({ network: oneOf('facebook', 'linkedin', 'pinterest', 'twitter'), url: text })),
});
/** The shop itself: name, contact, flags (specification, section 3). */
export type StoreDetails = Infer<typeof StoreDetails>;

export const Theme = object({
  id: orElse(int, 0),
  name: text,
  mode: optional(oneOf('light', 'dark')),
  tokens: orElse(record(text), {}),
});
/** Look of a shop: colour mode and custom properties. */
export type Theme = Infer<typeof Theme>;

export const StorePage = object({
  html: text,
  css: text,
  name: text,
  type: nullable(oneOf('HEADER', 'FOOTER', 'HOME', 'LANDING', 'CUSTOM')),
  slug: nullable(text),
});
/** A page designed by the store owner: the URL of its HTML, comma-separated URLs of its CSS. */
export type StorePage = Infer<typeof StorePage>;

export const StreamingChannel = object({ type: oneOf('IFRAME'), content: text });
/** A live stream: `content` is HTML, hostile until sanitised. */
export type StreamingChannel = Infer<typeof StreamingChannel>;

export const PayCurrency = object({ country: text, currency: text, symbol: text, ID: text });
/** The currency that the shop shows: ISO 3166-1 country, ISO 4217 code and the symbol. */
export type PayCurrency = Infer<typeof PayCurrency>;

const Banner = object({ id: int, name: text, pic: text, url: text });
export const HomeIndex = object({
  banner: list(Banner),
  logoUrl: text,
  shopPayCurrency: orElse(json(PayCurrency), { country: 'US', currency: 'USD', symbol: '$', ID: '' }),
  recommendImage: text,
  bastBanner: list(Banner),
  consumerType: text,
  consumerHotline: nullable(text),
  consumerH5Url: nullable(text),
  consumerMessage: nullable(text),
  consumerEmail: nullable(text),
  shopStreetHeaderImag: nullable(text),
});
/** Home data: banners, currency, customer service. The misspelt names are the wire's. */
export type HomeIndex = Infer<typeof HomeIndex>;

export const UserMenus = object({
  routine_my_menus: list(object({ id: int, name: text, pic: text, url: text, pc_url: text })),
});
/** Entries of the account menu; a blank `pc_url` hides the entry. */
export type UserMenus = Infer<typeof UserMenus>;

/** A node of the category tree, at most three levels deep. */
export interface Category {
  id: number;
  /** Id of the parent, 0 at the top. */
  pid: number;
  name: string;
  slug: string;
  icon: string | null;
  level: 1 | 2 | 3;
  sort: number;
  isShow: boolean;
  childList: Category[];
}
/* @__NO_SIDE_EFFECTS__ */
function node(childList: Schema<Category[]>): Schema<Category> {
  return object({
    id: int,
    pid: orElse(int, 0),
    name: text,
    slug: text,
    icon: nullable(text),
    level: oneOf(1, 2, 3),
    sort: orElse(int, 0),
    isShow: bool,
    childList,
  });
}
// Whatever hangs below the third level reads as nothing and is dropped.
export const Category: Schema<Category> = node(list(node(list(node(list(nothing as Schema<never>))))));

export const storeDetails = endpoint('store.details', 'GET', '/api/front/store/details', 'guest', StoreDetails);
export const storeTheme = endpoint('store.theme', 'GET', '/api/front/store/theme', 'guest', Theme);
export const storePageByType = endpoint(
  'store.pageByType',
  'GET',
  '/api/front/store/page/type',
  'guest',
  nullable(StorePage),
);
export const storeHomeIndex = endpoint('store.homeIndex', 'GET', '/api/pc/home/index', 'optional', HomeIndex);
export const storeStreamingChannel = endpoint(
  'store.streamingChannel',
  'GET',
  '/api/front/streaming/channel',
  'guest',
  nullable(StreamingChannel),
);
export const storeUserMenu = endpoint('store.userMenu', 'GET', '/api/front/user/menu/user', 'user', UserMenus);
export const storeImageDomain = endpoint('store.imageDomain', 'GET', '/api/front/image/domain', 'guest', text);
export const storePayCurrency = endpoint(
  'store.payCurrency',
  'GET',
  '/api/front/index/paycurrency',
  'guest',
  json(PayCurrency),
);
export const categoryTree = endpoint('category.tree', 'GET', '/api/front/product/category', 'guest', list(Category));
export const newsletterSubscribe = endpoint(
  'newsletter.subscribe',
  'POST',
  '/api/front/form/subscribe/newsletter',
  'guest',
  nothing,
);
