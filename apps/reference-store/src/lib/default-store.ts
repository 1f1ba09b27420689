import type { StoreDetails } from '@promenade/storefront-sdk';

/** Name and details that the shop shows when its own could not be loaded. */
export const defaultStore: StoreDetails = {
  id: 0,
  websiteLogo: '',
  websiteFavicon: '',
  websiteShortAnnouncement: '',
  email: '',
  showDefaultNavBar: true,
  showDefaultFooter: true,
  storeVision: '',
  domainUrl: '',
  websiteDesc: '',
  websiteCopyrightInfo: '',
  websiteTitle: 'Promenade',
  shopPayCurrencySymbol: '$',
  timeZone: 'UTC',
  agents: 'on',
  cartLinks: true,
  gtmId: null,
  pixelId: null,
  postHogKey: null,
  landingPageShowFooter: true,
  showRegistrationPanel: true,
  socialLinks: [],
};
