import type { StoreDetailsRecord, ThemeRecord } from '@promenade/reference-api/db/tables.ts';
import { merchantPicture } from '../pictures/urls.ts';

/** Every browser takes names below `localhost` for this machine, so the second shop opens without any setup. */
export const SECOND_HOST = 'foyer-lune.localhost';
export const SECOND_NAME = 'Foyer Lune';
/** The merchant of the street who has this shop too. */
export const SECOND_MERCHANT = 'foyer-lune';
/** The product that has its own landing page. */
export const SECOND_LANDING = 'evening-oil-lamp';

/** A shop that shows nothing of the kit's own frame: header, footer, home and more are pages of its owner. */
export const SECOND_DETAILS: StoreDetailsRecord = {
  websiteLogo: merchantPicture('foyer-lune', 'avatar'),
  websiteFavicon: merchantPicture('foyer-lune', 'avatar'),
  websiteTitle: {
    en: 'Foyer Lune, for the hours after the door is shut',
    fr: 'Foyer Lune, pour les heures d’après la porte fermée',
  },
  websiteDesc: {
    en: 'Furniture, light and small rituals for the evening, from one house in Lyon.',
    fr: 'Meubles, lumières et petits rituels du soir, d’une seule maison, à Lyon.',
  },
  websiteShortAnnouncement: {
    en: 'Tonight at nine: we light the new lamps, live',
    fr: 'Ce soir à neuf heures : nous allumons les nouvelles lampes, en direct',
  },
  websiteCopyrightInfo: {
    en: '© Foyer Lune. A demonstration shop: nothing here is really sold.',
    fr: '© Foyer Lune. Boutique de démonstration : rien n’y est vraiment vendu.',
  },
  storeVision: {
    en: 'A house should be quieter than the street. We make what it takes.',
    fr: 'Une maison doit être plus calme que la rue. Nous faisons ce qu’il faut pour cela.',
  },
  email: 'hello@foyer-lune.example',
  domainUrl: 'https://foyer-lune.example',
  shopPayCurrencySymbol: 'US$',
  showDefaultNavBar: false,
  showDefaultFooter: false,
  landingPageShowFooter: false,
  showRegistrationPanel: false,
  gtmId: null,
  pixelId: null,
  postHogKey: null,
  socialLinks: [{ network: 'pinterest', url: 'https://social.example/pinterest/foyer-lune' }],
  banners: [
    {
      picture: merchantPicture('foyer-lune', 'banner'),
      name: { en: 'The house after dark', fr: 'La maison à la nuit tombée' },
      url: '/products/all',
    },
  ],
};

export const SECOND_THEME: ThemeRecord = {
  name: 'Evening',
  mode: 'dark',
  tokens: { '--pm-radius-factor': '0', '--pm-color-accent-solid': 'oklch(0.8 0.11 75)' },
};

export const SECOND_STREAM = { address: 'https://player.example/live/foyer-lune', title: 'Foyer Lune, live' };
