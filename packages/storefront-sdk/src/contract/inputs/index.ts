import { addressInputs } from './addresses.ts';
import { applicationInputs } from './applications.ts';
import { cartInputs } from './cart.ts';
import { followInputs, wishlistInputs } from './collections.ts';
import { couponInputs } from './coupons.ts';
import { loginInputs, twitterInputs } from './login.ts';
import { merchantInputs } from './merchants.ts';
import { orderInputs } from './orders.ts';
import { paymentInputs } from './payments.ts';
import { pointsInputs } from './points.ts';
import { preorderInputs } from './preorders.ts';
import { activityInputs, productInputs } from './products.ts';
import { refundInputs } from './refunds.ts';
import { reviewInputs } from './reviews.ts';
import { searchInputs } from './search.ts';
import { sessionInputs } from './session.ts';
import { categoryInputs, newsletterInputs, storeInputs } from './store.ts';
import { uploadInputs } from './uploads.ts';
import { userInputs } from './user.ts';
import { visitorInputs } from './visitors.ts';

/** Written out, since the compiler keeps the comments of fields only in types that it need not print. */
export interface Inputs {
  readonly store: typeof storeInputs;
  readonly categories: typeof categoryInputs;
  readonly merchants: typeof merchantInputs & typeof followInputs;
  readonly newsletter: typeof newsletterInputs;
  readonly search: typeof searchInputs;
  readonly products: typeof productInputs;
  readonly activities: typeof activityInputs;
  readonly reviews: typeof reviewInputs;
  readonly cart: typeof cartInputs;
  readonly login: typeof loginInputs;
  readonly twitter: typeof twitterInputs;
  readonly user: typeof userInputs;
  readonly session: typeof sessionInputs;
  readonly addresses: typeof addressInputs;
  readonly wishlist: typeof wishlistInputs;
  readonly coupons: typeof couponInputs;
  readonly points: typeof pointsInputs;
  readonly preorders: typeof preorderInputs;
  readonly orders: typeof orderInputs;
  readonly visitors: typeof visitorInputs;
  readonly refunds: typeof refundInputs;
  readonly payments: typeof paymentInputs;
  readonly applications: typeof applicationInputs;
  readonly uploads: typeof uploadInputs;
}

/** What every call takes, by resource and method: the names of `Storefront`. */
export const inputs: Inputs = {
  store: storeInputs,
  categories: categoryInputs,
  merchants: { ...merchantInputs, ...followInputs },
  newsletter: newsletterInputs,
  search: searchInputs,
  products: productInputs,
  activities: activityInputs,
  reviews: reviewInputs,
  cart: cartInputs,
  login: loginInputs,
  twitter: twitterInputs,
  user: userInputs,
  session: sessionInputs,
  addresses: addressInputs,
  wishlist: wishlistInputs,
  coupons: couponInputs,
  points: pointsInputs,
  preorders: preorderInputs,
  orders: orderInputs,
  visitors: visitorInputs,
  refunds: refundInputs,
  payments: paymentInputs,
  applications: applicationInputs,
  uploads: uploadInputs,
};
