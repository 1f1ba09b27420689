import type { resources } from '../calls/resources.ts';

/** What each resource is about, in one sentence. */
export const sections: { readonly [Section in keyof typeof resources]: string } = {
  store: 'The shop itself: name, look, pages, menus.',
  categories: 'The category tree.',
  merchants: 'The merchants of the shop, what they sell, and which of them the shopper follows.',
  newsletter: 'The newsletter.',
  search: 'Finding products.',
  products: 'Products in lists and in full.',
  activities: 'Activities and their products.',
  reviews: 'What shoppers say of products.',
  cart: 'The cart of a guest or of an account.',
  login: 'Registration and ways to sign in.',
  twitter: 'Signing in with Twitter.',
  user: 'The account.',
  session: 'Visits of a device.',
  addresses: 'Delivery addresses of the account.',
  wishlist: 'The wish list.',
  coupons: 'Coupons to receive and to use.',
  points: 'Points of the account.',
  preorders: 'An open checkout and its price.',
  orders: 'Orders, placed and past.',
  visitors: 'Orders of visitors, who bought without an account.',
  refunds: 'Money asked back.',
  payments: 'Payment and its truth.',
  applications: 'Becoming a merchant.',
  uploads: 'Pictures and papers that other calls refer to.',
};
