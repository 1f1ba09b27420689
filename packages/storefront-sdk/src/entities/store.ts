import {
  bool,
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
  text,
  withDefault,
} from '../schema/schema.ts';

export const StoreDetails = object({
  /** Id. */
  id: int,
  /** Logo URL. */
  websiteLogo: text,
  /** Favicon URL. */
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
  /** URL of the shop. */
  domainUrl: text,
  /** Description, for search engines. */
  websiteDesc: text,
  /** Copyright line. */
  websiteCopyrightInfo: text,
  /** Name of the shop. */
  websiteTitle: text,
  /** Symbol of the currency. */
  shopPayCurrencySymbol: text,
  /** ISO 4217 code of all amounts; null for US dollars with the symbol that the shop has chosen. An extension. */
  currency: nullable(text),
  /** IANA time zone of the shop, in which dates are shown. An extension; UTC if the backend does not send it. */
  timeZone: withDefault(key, 'UTC'),
  /** What shoppers' agents may do by tools: everything, only read, or nothing. An extension. */
  agents: withDefault(oneOf('on', 'read', 'off'), 'on'),
  /** Whether links may lead shoppers to a cart that is prepared for them. An extension. */
  cartLinks: withDefault(bool, true),
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
  /** Links to social networks. */
  socialLinks: listOf(
    object({
      /** The network. */
      network: oneOfOpen('facebook', 'linkedin', 'pinterest', 'twitter'),
      /** Link target; `#` or empty for none. */
      url: text,
    }),
  ),
});
/** Settings of the shop: name, contact, flags (specification, section 3). */
export interface StoreDetails extends Infer<typeof StoreDetails> {}

export const Theme = object({
  /** Id. */
  id: withDefault(int, 0),
  /** Name. */
  name: text,
  /** Colour mode. */
  mode: optional(oneOfOpen('light', 'dark')),
  /** CSS custom properties with their values. */
  tokens: withDefault(record(text), () => ({})),
});
/** Theme of a shop: colour mode and CSS custom properties. */
export interface Theme extends Infer<typeof Theme> {}

export const StreamingChannel = object({
  /** Kind. */
  type: oneOf('IFRAME'),
  /** HTML; untrusted until sanitised. */
  content: text,
});
/** A live stream. `content` is HTML, untrusted until sanitised. */
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
  /** Id. */
  id: withDefault(int, 0),
  /** Name. */
  name: text,
  /** Image URL. */
  pic: text,
  /** Link target; `#` or empty for none. */
  url: text,
});
export const HomeIndex = object({
  /** Banners at the top. */
  banner: listOf(Banner),
  /** Logo URL. */
  logoUrl: text,
  /** The currency of the shop. */
  shopPayCurrency: withDefault(json(PayCurrency), () => ({ country: 'US', currency: 'USD', symbol: '$', ID: '' })),
  /** URL of the picture above recommendations. */
  recommendImage: text,
  /** Banners below; misspelt on the wire. */
  bastBanner: listOf(Banner),
  /** Channel of customer service: `h5`, `hotline`, `message` or `email`. */
  consumerType: text,
  /** Phone number of customer service. */
  consumerHotline: nullable(text),
  /** URL of the customer service page. */
  consumerH5Url: nullable(text),
  /** URL of the messenger chat. */
  consumerMessage: nullable(text),
  /** E-mail address of customer service. */
  consumerEmail: nullable(text),
  /** URL of the picture above the merchants; misspelt on the wire. */
  shopStreetHeaderImag: nullable(text),
});
/** Data of the home page: banners, currency, customer service. Some field names are misspelt on the wire. */
export interface HomeIndex extends Infer<typeof HomeIndex> {}

export const UserMenus = object({
  /** Entries of the menu. */
  routine_my_menus: listOf(
    object({
      /** Id. */
      id: int,
      /** Name. */
      name: text,
      /** Image URL. */
      pic: text,
      /** Link target; `#` or empty for none. */
      url: text,
      /** URL on large screens; a blank one hides the entry. */
      pc_url: text,
    }),
  ),
  /** Pictures above the menu; absent if the backend has none. */
  routine_my_banner: optional(
    listOf(
      object({
        /** Id. */
        id: int,
        /** Image URL. */
        pic: text,
        /** Link target. */
        url: text,
      }),
    ),
  ),
});
/** Entries of the account menu; a blank `pc_url` hides the entry. */
export interface UserMenus extends Infer<typeof UserMenus> {}
