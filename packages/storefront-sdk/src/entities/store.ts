import {
  bool,
  empty,
  type Infer,
  int,
  json,
  key,
  listOf,
  nullable,
  object,
  oneOf,
  oneOfOpen,
  optional,
  record,
  type Schema,
  text,
  withDefault,
} from '../schema/schema.ts';

export const StoreDetails = object({
  /** Its id. */
  id: int,
  /** Address of the logo. */
  websiteLogo: text,
  /** Address of the favicon. */
  websiteFavicon: text,
  /** Announcement above the header; empty for none. */
  websiteShortAnnouncement: text,
  /** E-mail address. */
  email: text,
  /** Whether to show the standard header. */
  showDefaultNavBar: bool,
  /** Whether to show the standard footer. */
  showDefaultFooter: bool,
  /** Description of the shop. */
  storeVision: text,
  /** Address of the shop. */
  domainUrl: text,
  /** Description, for search engines. */
  websiteDesc: text,
  /** Copyright line. */
  websiteCopyrightInfo: text,
  /** Name of the shop. */
  websiteTitle: text,
  /** Symbol of the currency. */
  shopPayCurrencySymbol: text,
  /** Time zone of the shop as an IANA name: its dates are meant and shown in it. An extension, UTC where it is missing. */
  timeZone: withDefault(key, 'UTC'),
  /** Id for Google Tag Manager; null for none. */
  gtmId: nullable(text),
  /** Id for the Meta pixel; null for none. */
  pixelId: nullable(text),
  /** Key for PostHog; null for none. */
  postHogKey: nullable(text),
  /** Whether landing pages show the footer. */
  landingPageShowFooter: bool,
  /** Whether the registration panel is shown. */
  showRegistrationPanel: bool,
  /** Addresses on social networks. */
  socialLinks: listOf(
    object({
      /** The network. */
      network: oneOfOpen('facebook', 'linkedin', 'pinterest', 'twitter'),
      /** Link target; `#` or empty for none. */
      url: text,
    }),
  ),
});
/** The shop itself: name, contact, flags (specification, section 3). */
export interface StoreDetails extends Infer<typeof StoreDetails> {}

export const Theme = object({
  /** Its id. */
  id: withDefault(int, 0),
  /** Name. */
  name: text,
  /** Colour mode. */
  mode: optional(oneOfOpen('light', 'dark')),
  /** Custom properties with their values. */
  tokens: withDefault(record(text), () => ({})),
});
/** Look of a shop: colour mode and custom properties. */
export interface Theme extends Infer<typeof Theme> {}

export const StreamingChannel = object({
  /** Kind. */
  type: oneOf('IFRAME'),
  /** HTML; untrusted until sanitised. */
  content: text,
});
/** A live stream: `content` is HTML, hostile until sanitised. */
export interface StreamingChannel extends Infer<typeof StreamingChannel> {}

export const PayCurrency = object({
  /** ISO 3166-1 code of the country. */
  country: text,
  /** ISO 4217 code. */
  currency: text,
  /** Symbol of the currency. */
  symbol: text,
  /** Id of the currency. */
  ID: text,
});
/** The currency that the shop shows: ISO 3166-1 country, ISO 4217 code and the symbol. */
export interface PayCurrency extends Infer<typeof PayCurrency> {}

const Banner = object({
  /** Its id. */
  id: withDefault(int, 0),
  /** Name. */
  name: text,
  /** Address of the picture. */
  pic: text,
  /** Link target; `#` or empty for none. */
  url: text,
});
export const HomeIndex = object({
  /** Banners at the top. */
  banner: listOf(Banner),
  /** Address of the logo. */
  logoUrl: text,
  /** The currency of the shop. */
  shopPayCurrency: withDefault(json(PayCurrency), () => ({ country: 'US', currency: 'USD', symbol: '$', ID: '' })),
  /** Address of the picture above recommendations. */
  recommendImage: text,
  /** Banners below; misspelt on the wire. */
  bastBanner: listOf(Banner),
  /** How to reach customer service: `h5`, `hotline`, `message` or `email`. */
  consumerType: text,
  /** Phone number of customer service. */
  consumerHotline: nullable(text),
  /** Page of customer service. */
  consumerH5Url: nullable(text),
  /** Address of the messenger. */
  consumerMessage: nullable(text),
  /** E-mail address of customer service. */
  consumerEmail: nullable(text),
  /** Address of the picture above the merchants; misspelt on the wire. */
  shopStreetHeaderImag: nullable(text),
});
/** Home data: banners, currency, customer service. The misspelt names are the wire's. */
export interface HomeIndex extends Infer<typeof HomeIndex> {}

export const UserMenus = object({
  /** Entries of the menu. */
  routine_my_menus: listOf(
    object({
      /** Its id. */
      id: int,
      /** Name. */
      name: text,
      /** Address of the picture. */
      pic: text,
      /** Link target; `#` or empty for none. */
      url: text,
      /** Page on large screens; blank hides the entry. */
      pc_url: text,
    }),
  ),
  /** Pictures above the menu; absent where the backend has none. */
  routine_my_banner: optional(
    listOf(
      object({
        /** Its id. */
        id: int,
        /** Address of the picture. */
        pic: text,
        /** Link target. */
        url: text,
      }),
    ),
  ),
});
/** Entries of the account menu; a blank `pc_url` hides the entry. */
export interface UserMenus extends Infer<typeof UserMenus> {}

/** A node of the category tree, at most three levels deep. */
export interface Category {
  /** Id of the category. */
  id: number;
  /** Id of the parent, 0 at the top. */
  pid: number;
  /** Name, in the language of the request. */
  name: string;
  /** Readable part of its address. */
  slug: string;
  /** Address of its picture; relative to the backend or `store.imageDomain`. */
  icon: string | null;
  /** Depth in the tree, 1 at the top. */
  level: 1 | 2 | 3;
  /** Rank among its siblings, the smallest first. */
  sort: number;
  /** Whether menus show it. */
  isShow: boolean;
  /** The categories below it. */
  childList: Category[];
}
/* @__NO_SIDE_EFFECTS__ */
function node(childList: Schema<Category[]>): Schema<Category> {
  return object({
    /** Its id. */
    id: int,
    /** Id of the parent; 0 at the top. */
    pid: withDefault(int, 0),
    /** Name of the category. */
    name: text,
    /** Readable part of its address. */
    slug: text,
    /** Address of the icon. */
    icon: nullable(text),
    /** Depth in the tree, from 1. */
    level: oneOf(1, 2, 3),
    /** Order among its siblings. */
    sort: withDefault(int, 0),
    /** Whether it is shown. */
    isShow: bool,
    /** Categories below it. */
    childList,
  });
}
// Entries below the third level are dropped.
export const Category: Schema<Category> = node(listOf(node(listOf(node(listOf(empty as Schema<never>))))));
