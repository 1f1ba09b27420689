import type { StoreDetailsRecord, ThemeRecord, UserMenuRecord } from '@promenade/reference-api/db/tables.ts';
import { brandPicture, menuPicture } from '@promenade/reference-api/media/urls.ts';
import type { Pair } from './catalog/shape.ts';
import { heroPicture } from './pictures/urls.ts';

export const STORE_NAME = 'Promenade';

/** Entries of the account menu beyond orders and refunds, which every client knows. */
export const STORE_MENU: UserMenuRecord = {
  entries: [
    {
      name: { en: 'Addresses', fr: 'Adresses' },
      picture: menuPicture('addresses'),
      url: '/pages/users/user_address_list/index',
      page: '/users/address_list',
    },
    {
      name: { en: 'Coupons', fr: 'Bons de réduction' },
      picture: menuPicture('coupons'),
      url: '/pages/users/user_coupon/index',
      page: '/users/coupon_list',
    },
    {
      name: { en: 'Wish list', fr: 'Liste d’envies' },
      picture: menuPicture('wishes'),
      url: '/pages/users/user_goods_collection/index',
      page: '/users/collection_list',
    },
    {
      name: { en: 'Profile', fr: 'Profil' },
      picture: menuPicture('profile'),
      url: '/pages/users/user_info/index',
      page: '/users/user_info',
    },
  ],
  banners: [{ picture: heroPicture('table'), url: '/pages/goods_search/index', page: '/products/all' }],
};

export const STORE_DETAILS: StoreDetailsRecord = {
  // The name stands in the header as a wordmark.
  websiteLogo: '',
  websiteFavicon: brandPicture(),
  websiteTitle: { en: 'Promenade, a walk past many shops', fr: 'Promenade, une balade de boutique en boutique' },
  websiteDesc: {
    en: 'Eight independent merchants on one street: shoes, kitchens, gardens, music and everything on the way.',
    fr: 'Huit marchands indépendants dans une même rue : chaussures, cuisine, jardin, musique et tout ce qu’on croise en chemin.',
  },
  websiteShortAnnouncement: {
    en: 'Free shipping from $50 per merchant, this week and every week',
    fr: 'Livraison offerte dès 50 $ par marchand, cette semaine et toutes les autres',
  },
  websiteCopyrightInfo: {
    en: '© Promenade. A demonstration shop: nothing here is really sold.',
    fr: '© Promenade. Boutique de démonstration : rien n’y est vraiment vendu.',
  },
  storeVision: {
    en: 'A promenade is a walk without hurry. We bring eight small merchants into one street, so that you can look at things one at a time and buy them from the people who chose them.',
    fr: 'Une promenade se fait sans hâte. Nous réunissons huit petits marchands dans une même rue, pour que vous regardiez les choses une par une et les achetiez à ceux qui les ont choisies.',
  },
  email: 'hello@promenade.example',
  domainUrl: 'https://promenade.example',
  shopPayCurrencySymbol: '$',
  showDefaultNavBar: true,
  showDefaultFooter: true,
  landingPageShowFooter: true,
  showRegistrationPanel: true,
  gtmId: null,
  pixelId: null,
  postHogKey: null,
  socialLinks: [
    { network: 'facebook', url: 'https://social.example/facebook/promenade' },
    { network: 'linkedin', url: 'https://social.example/linkedin/promenade' },
    { network: 'pinterest', url: 'https://social.example/pinterest/promenade' },
    { network: 'twitter', url: 'https://social.example/twitter/promenade' },
  ],
  banners: [
    {
      picture: heroPicture('street'),
      name: { en: 'A walk past eight small shops', fr: 'Une balade devant huit petites boutiques' },
      url: '/products/all',
    },
    {
      picture: heroPicture('table'),
      name: { en: 'Four o’clock, and nothing urgent', fr: 'Quatre heures, et rien d’urgent' },
      url: '/collections/kitchen-and-pantry',
    },
    {
      picture: heroPicture('studio'),
      name: { en: 'Make some noise, or make something', fr: 'Faire du bruit, ou faire quelque chose' },
      url: '/collections/studio',
    },
  ],
};

export const STORE_THEME: ThemeRecord = { name: 'House', tokens: {} };

export const HOT_KEYWORDS: readonly Pair[] = [
  ['headphones', 'casque'],
  ['teapot', 'théière'],
  ['running shoe', 'chaussure de course'],
  ['bouquet', 'bouquet'],
  ['notebook', 'carnet'],
  ['guitar', 'guitare'],
  ['umbrella', 'parapluie'],
  ['bicycle', 'vélo'],
];
