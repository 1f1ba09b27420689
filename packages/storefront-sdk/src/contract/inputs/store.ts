import { oneOf, optional, textIn } from '../../schema/schema.ts';
import { input } from '../input.ts';
import { email, slug, storeId } from './shared.ts';

export const storeInputs = {
  details: input({
    summary: 'What a storefront needs at start: name, logo, announcement, flags, tracking ids.',
    origin: 'specification',
    query: {
      /** Host of the shop, without a scheme. */
      hostName: optional(textIn({ min: 1, max: 253 })),
    },
    errors: { 404: 'No shop has this host name.' },
    example: { query: { hostName: 'shop.example.com' } },
  }),
  theme: input({
    summary: 'Colour mode and token overrides of the shop.',
    origin: 'specification',
    query: {
      /** The shop, where one backend serves several. */
      storeId,
    },
    example: { query: {} },
  }),
  pageByType: input({
    summary: 'A page that the store owner designed, or null. The HTML behind its URL is fetched without credentials.',
    origin: 'specification',
    query: {
      /** What the page replaces. */
      type: oneOf('HEADER', 'FOOTER', 'HOME', 'LANDING', 'CUSTOM'),
      /** Readable part of the address. */
      slug: optional(slug),
      /** The shop, where one backend serves several. */
      storeId,
    },
    example: { query: { type: 'LANDING', slug: 'linen-shirt' } },
  }),
  homeIndex: input({
    summary: 'Banners, currency symbol and customer service of the shop.',
    origin: 'specification',
  }),
  streamingChannel: input({
    summary: 'The live stream of the shop, or null.',
    origin: 'specification',
  }),
  userMenu: input({ summary: 'Entries of the account menu.', origin: 'specification' }),
  imageDomain: input({
    summary: 'What goes before addresses of pictures, on backends that do not do it themselves.',
    origin: 'family',
  }),
  payCurrency: input({ summary: 'The currency that the shop shows.', origin: 'family' }),
};

export const categoryInputs = {
  tree: input({
    summary: 'The category tree, at most three levels.',
    origin: 'specification',
    query: {
      /** The shop, where one backend serves several. */
      storeId,
    },
    example: { query: {} },
  }),
};

export const newsletterInputs = {
  subscribe: input({
    summary: 'Subscribes an address to the newsletter.',
    origin: 'specification',
    query: {
      /** E-mail address. */
      email,
    },
    example: { query: { email: 'ada@example.com' } },
  }),
};
