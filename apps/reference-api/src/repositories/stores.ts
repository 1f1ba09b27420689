import { CURRENCY } from '@promenade/storefront-hooks/domain';
import type { HomeIndex, PayCurrency, StoreDetails, Theme } from '@promenade/storefront-sdk/contract';
import type { Locale, Row } from '../db/tables.ts';

type Store = Row<'stores'>;

/** What a shop says about itself, in one language. */
export function storeDetails({ id, details }: Store, locale: Locale): StoreDetails {
  const { banners: _, websiteTitle, websiteDesc, websiteShortAnnouncement, websiteCopyrightInfo, ...rest } = details;
  return {
    id,
    ...rest,
    websiteTitle: websiteTitle[locale],
    websiteDesc: websiteDesc[locale],
    websiteShortAnnouncement: websiteShortAnnouncement[locale],
    websiteCopyrightInfo: websiteCopyrightInfo[locale],
    storeVision: details.storeVision[locale],
  };
}

export function storeTheme({ id, theme }: Store): Theme {
  return { id, ...theme };
}

/** The currency of every amount, with the shop's sign for it. */
export function payCurrency({ details }: Store): PayCurrency {
  return { country: 'US', currency: CURRENCY, symbol: details.shopPayCurrencySymbol, ID: CURRENCY };
}

/** Home data: the banners of the carousel, the currency, customer service. */
export function homeIndex(store: Store, locale: Locale): HomeIndex {
  const { details } = store;
  const banner = details.banners.map(({ name, picture, url }, index) => ({
    id: index + 1,
    name: name[locale],
    pic: picture,
    url,
  }));
  return {
    banner,
    logoUrl: details.websiteLogo,
    shopPayCurrency: payCurrency(store),
    recommendImage: banner[0]?.pic ?? '',
    bastBanner: [],
    consumerType: 'email',
    consumerHotline: null,
    consumerH5Url: null,
    consumerMessage: null,
    consumerEmail: details.email,
    shopStreetHeaderImag: banner[1]?.pic ?? null,
  };
}
