import { input } from '../input.ts';
import { oneOf, optional, textIn } from '../schema.ts';
import { email, paging, slug, storeId } from './shared.ts';

export const storeInputs = {
  details: input({
    summary: 'What a storefront needs at start: name, logo, announcement, flags, tracking ids.',
    origin: 'specification',
    query: { hostName: optional(textIn({ min: 1, max: 253 })) },
  }),
  theme: input({
    summary: 'Colour mode and token overrides of the shop.',
    origin: 'specification',
    query: { storeId },
  }),
  pageByType: input({
    summary: 'A page that the store owner designed, or null. The HTML behind its URL is fetched without credentials.',
    origin: 'specification',
    query: { type: oneOf('HEADER', 'FOOTER', 'HOME', 'LANDING', 'CUSTOM'), slug: optional(slug), storeId },
  }),
  homeIndex: input({ summary: 'Banners, currency symbol and customer service of the shop.', origin: 'specification' }),
  userMenu: input({ summary: 'Entries of the account menu.', origin: 'specification' }),
};

export const categoryInputs = {
  tree: input({ summary: 'The category tree, at most three levels.', origin: 'specification', query: { storeId } }),
};

export const merchantInputs = {
  street: input({
    summary: 'Merchants of the shop with three products each.',
    origin: 'family',
    query: paging,
  }),
};

export const newsletterInputs = {
  subscribe: input({
    summary: 'Subscribes an address to the newsletter.',
    origin: 'specification',
    query: { email },
  }),
};
