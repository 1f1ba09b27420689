import type { Flow } from '../stage.ts';
import { coupons, register, sessionRecord, signIn } from './account.ts';
import { home, list, product } from './browse.ts';
import { addToCart, cart, newsletter, wish } from './cart.ts';
import { language } from './locale.ts';
import { application } from './merchant.ts';
import { checkout, orders, payment, result, review } from './orders.ts';
import { stream } from './stream.ts';

/** The flows of the shop by their numbers in the matrix. */
export const flows: readonly Flow[] = [
  home,
  list,
  product,
  addToCart,
  cart,
  coupons,
  wish,
  newsletter,
  register,
  signIn,
  checkout,
  payment,
  result,
  orders,
  review,
  application,
  sessionRecord,
  stream,
  language,
];
