import type { HomeIndex, StoreDetails, Theme } from '@promenade/storefront-sdk/contract';
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

/** Home data: the banners of the carousel, the currency, customer service. */
export function homeIndex({ details }: Store, locale: Locale): HomeIndex {
  const banner = details.banners.map(({ name, picture, url }, index) => ({
    id: index + 1,
    name: name[locale],
    pic: picture,
    url,
  }));
  return {
    banner,
    logoUrl: details.websiteLogo,
    shopPayCurrency: { country: 'US', currency: 'USD', symbol: details.shopPayCurrencySymbol, ID: 'USD' },
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
