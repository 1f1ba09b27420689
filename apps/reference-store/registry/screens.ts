import type { WordFolder } from '../src/i18n/catalogue.ts';

/** A page or part of the store that other apps can copy. */
export interface Screen {
  /** One sentence about its content. */
  description: string;
  /** Its file, in `src`. */
  file: string;
  /** For parts: the exported name, and the folders of texts it uses. For pages, the route table has these. */
  part?: { name: string; words: readonly WordFolder[] };
}

/** By the name with which an app adds it. */
export const screens: Readonly<Record<string, Screen>> = {
  home: { description: 'Hero, categories, products and merchants.', file: 'routes/home.tsx' },
  products: { description: 'All products with filters, sorting and paging.', file: 'routes/all-products.tsx' },
  search: { description: 'Search results with filters.', file: 'routes/product-search.tsx' },
  product: {
    description: 'Gallery, variants, purchase, details, reviews and related products.',
    file: 'routes/product.tsx',
  },
  'quick-view': {
    description: 'A product in a dialog over the list.',
    file: 'app/QuickViewHost.tsx',
    part: { name: 'QuickViewHost', words: [] },
  },
  compare: { description: 'Products side by side.', file: 'routes/compare.tsx' },
  cart: {
    description: 'The cart by merchant, with undo, promotion code and suggestions.',
    file: 'routes/shopping-cart.tsx',
  },
  checkout: {
    description: 'Address, delivery, coupons, points and payment, for guests too.',
    file: 'routes/order-confirm.tsx',
  },
  'payment-result': { description: 'What became of a payment.', file: 'routes/payment-result.tsx' },
  account: { description: 'The start page of the account.', file: 'routes/account.tsx' },
  orders: { description: 'Orders by status, with what can be done with each.', file: 'routes/order-list.tsx' },
  order: { description: 'One order: status, parcels, lines, amounts.', file: 'routes/order-detail.tsx' },
  addresses: { description: 'The address book.', file: 'routes/address-list.tsx' },
  wishes: { description: 'The wishlist, with price alerts.', file: 'routes/collection-list.tsx' },
  header: {
    description: 'Logo, navigation, search, account and cart.',
    file: 'app/Header.tsx',
    part: { name: 'ShopHeader', words: [] },
  },
  footer: {
    description: 'Links, newsletter, theme and consent.',
    file: 'app/Footer.tsx',
    part: { name: 'ShopFooter', words: ['frame'] },
  },
};
