import type { resources } from '../calls/resources.ts';

/** One sentence about each resource. */
export const sections: { readonly [Section in keyof typeof resources]: string } = {
  store: 'The shop: settings, theme, pages, menus.',
  categories: 'The category tree.',
  merchants: 'The merchants of the shop, their products, and following them.',
  newsletter: 'The newsletter.',
  search: 'Product search.',
  products: 'Product lists and product details.',
  activities: 'Activities and their products.',
  reviews: 'Product reviews.',
  cart: 'The cart of a guest or of an account.',
  login: 'Registration and sign-in.',
  twitter: 'Signing in with Twitter.',
  user: 'The account of the shopper.',
  session: 'Visits of a device: start, resume and end them.',
  addresses: 'Delivery addresses of the account.',
  wishlist: 'The wish list.',
  coupons: 'Coupons: claim and use them.',
  points: 'Loyalty points.',
  preorders: 'Open checkouts and their prices.',
  orders: 'Place, track and cancel orders.',
  visitors: 'Orders of visitors without an account.',
  refunds: 'Refunds and returns.',
  payments: 'Payment methods, payments and their status.',
  applications: 'Applications to become a merchant.',
  uploads: 'Upload pictures and documents for other calls.',
};
