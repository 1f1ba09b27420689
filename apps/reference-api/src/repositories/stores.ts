import type { HomeIndex, PayCurrency, StoreDetails, Theme, UserMenus } from '@promenade/storefront-sdk/contract';
import type { Db, Row } from '../db/tables.ts';
import { type ShopLanguages, textIn } from '../db/texts.ts';
import { currencyOf } from './shop-currency.ts';

type Store = Row<'stores'>;

/** How a storefront links to what an owner names. */
interface StorefrontLinks {
  owned(link: string): string;
  /** Whether it is a client for phones, to whose pages owners can link apart. */
  isOfPhones: boolean;
}

/** A shop's details, in one language. */
export function storeDetails({ id, details }: Store, languages: ShopLanguages): Omit<StoreDetails, 'timeZone'> {
  const { banners: _, websiteTitle, websiteDesc, websiteShortAnnouncement, websiteCopyrightInfo, ...rest } = details;
  return {
    id,
    ...rest,
    currency: details.currency ?? null,
    agents: details.agents ?? 'on',
    cartLinks: details.cartLinks ?? true,
    websiteTitle: textIn(websiteTitle, languages),
    websiteDesc: textIn(websiteDesc, languages),
    websiteShortAnnouncement: textIn(websiteShortAnnouncement, languages),
    websiteCopyrightInfo: textIn(websiteCopyrightInfo, languages),
    storeVision: textIn(details.storeVision, languages),
  };
}

export function storeTheme({ id, theme }: Store): Theme {
  return { id, ...theme };
}

/** The currency of every amount, with the shop's sign for it. */
export function payCurrency(store: Store): PayCurrency {
  const currency = currencyOf(store);
  return {
    country: store.details.country ?? 'US',
    currency,
    symbol: store.details.shopPayCurrencySymbol,
    ID: currency,
  };
}

/** The account menu, with the pictures above it. */
export function userMenu(
  { user_menu: { entries, banners } }: Store,
  languages: ShopLanguages,
  pages: StorefrontLinks,
): UserMenus {
  return {
    routine_my_menus: entries.map(({ name, picture, url, page }, place) => {
      return { id: place + 1, name: textIn(name, languages), pic: picture, url, pc_url: page };
    }),
    routine_my_banner: banners.map(({ picture, url, page = url }, place) => {
      return { id: place + 1, pic: picture, url: pages.isOfPhones ? url : pages.owned(page) };
    }),
  };
}

/** Home data: the banners of the carousel, the currency, and the customer service of the shop's own merchant. */
export async function homeIndex(
  db: Db,
  store: Store,
  languages: ShopLanguages,
  { owned }: Pick<StorefrontLinks, 'owned'> = { owned: (link) => link },
): Promise<HomeIndex> {
  const { details } = store;
  const own = await db
    .selectFrom('merchants')
    .select(['service_type', 'service_address', 'phone', 'email'])
    .where('store_id', '=', store.id)
    .where('is_self', '=', true)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const type = own?.service_type === 'phone' ? 'hotline' : (own?.service_type ?? 'email');
  const banner = details.banners.map(({ name, picture, url }, index) => ({
    id: index + 1,
    name: textIn(name, languages),
    pic: picture,
    url: owned(url),
  }));
  return {
    banner,
    logoUrl: details.websiteLogo,
    shopPayCurrency: payCurrency(store),
    recommendImage: banner[0]?.pic ?? '',
    bastBanner: [],
    consumerType: type,
    consumerHotline: type === 'hotline' ? (own?.phone ?? null) : null,
    consumerH5Url: type === 'h5' ? (own?.service_address ?? null) : null,
    consumerMessage: type === 'message' ? (own?.service_address ?? null) : null,
    consumerEmail: details.email || own?.email || null,
    shopStreetHeaderImag: banner[1]?.pic ?? null,
  };
}
