import type { Inputs } from '../contract/inputs/index.ts';

/** What each section of the contract is about, in one sentence. */
export const sections: { readonly [Section in keyof Inputs]: string } = {
  store: 'The shop itself: name, look, pages, menus.',
  category: 'The category tree.',
  merchant: 'The merchants of the shop and what they sell.',
  newsletter: 'The newsletter.',
  search: 'Finding products.',
  product: 'Products in lists and in full.',
  review: 'What shoppers say of products.',
  cart: 'The cart of a guest or of an account.',
  login: 'Registration and ways to sign in.',
  user: 'The account.',
  session: 'Visits of a device.',
  address: 'Delivery addresses of the account.',
  collection: 'The wish list, and merchants followed.',
  coupon: 'Coupons to receive and to use.',
  points: 'Points of the account.',
  preorder: 'An open checkout and its price.',
  order: 'Orders, placed and past.',
  refund: 'Money asked back.',
  payment: 'Payment and its truth.',
  application: 'Becoming a merchant.',
  upload: 'Pictures and papers that other calls refer to.',
};
