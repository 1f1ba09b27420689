// Written by `npm run reference` from the other files of this folder.
import * as activities from './activities.ts';
import * as addresses from './addresses.ts';
import * as applications from './applications.ts';
import * as cart from './cart.ts';
import * as categories from './categories.ts';
import * as coupons from './coupons.ts';
import * as login from './login.ts';
import * as merchants from './merchants.ts';
import * as newsletter from './newsletter.ts';
import * as orders from './orders.ts';
import * as payments from './payments.ts';
import * as points from './points.ts';
import * as preorders from './preorders.ts';
import * as products from './products.ts';
import * as refunds from './refunds.ts';
import * as reviews from './reviews.ts';
import * as search from './search.ts';
import * as session from './session.ts';
import * as store from './store.ts';
import * as twitter from './twitter.ts';
import * as uploads from './uploads.ts';
import * as user from './user.ts';
import * as visitors from './visitors.ts';
import * as wishlist from './wishlist.ts';

/** The calls by resource and method. */
export const resources = {
  activities,
  addresses,
  applications,
  cart,
  categories,
  coupons,
  login,
  merchants,
  newsletter,
  orders,
  payments,
  points,
  preorders,
  products,
  refunds,
  reviews,
  search,
  session,
  store,
  twitter,
  uploads,
  user,
  visitors,
  wishlist,
};
