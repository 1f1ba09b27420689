import { addressInputs, loginInputs, userInputs } from './account.ts';
import { cartInputs } from './cart.ts';
import { productInputs, searchInputs } from './catalog.ts';
import { orderInputs, paymentInputs, preorderInputs } from './orders.ts';
import { categoryInputs, merchantInputs, newsletterInputs, storeInputs } from './store.ts';

/** The input half of every call, by section. */
export const inputs = {
  store: storeInputs,
  category: categoryInputs,
  merchant: merchantInputs,
  newsletter: newsletterInputs,
  search: searchInputs,
  product: productInputs,
  cart: cartInputs,
  login: loginInputs,
  user: userInputs,
  address: addressInputs,
  preorder: preorderInputs,
  order: orderInputs,
  payment: paymentInputs,
};

export type Inputs = typeof inputs;
