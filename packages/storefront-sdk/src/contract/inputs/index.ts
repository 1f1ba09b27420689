import { addressInputs } from './addresses.ts';
import { applicationInputs } from './applications.ts';
import { cartInputs } from './cart.ts';
import { collectionInputs } from './collections.ts';
import { couponInputs } from './coupons.ts';
import { loginInputs } from './login.ts';
import { merchantInputs } from './merchants.ts';
import { orderInputs } from './orders.ts';
import { paymentInputs } from './payments.ts';
import { pointsInputs } from './points.ts';
import { preorderInputs } from './preorders.ts';
import { productInputs } from './products.ts';
import { refundInputs } from './refunds.ts';
import { reviewInputs } from './reviews.ts';
import { searchInputs } from './search.ts';
import { sessionInputs } from './session.ts';
import { categoryInputs, newsletterInputs, storeInputs } from './store.ts';
import { uploadInputs } from './uploads.ts';
import { userInputs } from './user.ts';

/** The input half of every call, by section. */
export const inputs = {
  store: storeInputs,
  category: categoryInputs,
  merchant: merchantInputs,
  newsletter: newsletterInputs,
  search: searchInputs,
  product: productInputs,
  review: reviewInputs,
  cart: cartInputs,
  login: loginInputs,
  user: userInputs,
  session: sessionInputs,
  address: addressInputs,
  collection: collectionInputs,
  coupon: couponInputs,
  points: pointsInputs,
  preorder: preorderInputs,
  order: orderInputs,
  refund: refundInputs,
  payment: paymentInputs,
  application: applicationInputs,
  upload: uploadInputs,
};

export type Inputs = typeof inputs;
