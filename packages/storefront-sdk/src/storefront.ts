import * as activities from './resources/activities.ts';
import * as addresses from './resources/addresses.ts';
import * as applications from './resources/applications.ts';
import * as cart from './resources/cart.ts';
import * as categories from './resources/categories.ts';
import * as coupons from './resources/coupons.ts';
import * as login from './resources/login.ts';
import * as merchants from './resources/merchants.ts';
import * as newsletter from './resources/newsletter.ts';
import * as orders from './resources/orders.ts';
import * as payments from './resources/payments.ts';
import * as points from './resources/points.ts';
import * as preorders from './resources/preorders.ts';
import * as products from './resources/products.ts';
import * as refunds from './resources/refunds.ts';
import * as reviews from './resources/reviews.ts';
import * as search from './resources/search.ts';
import * as session from './resources/session.ts';
import * as store from './resources/store.ts';
import * as twitter from './resources/twitter.ts';
import * as uploads from './resources/uploads.ts';
import * as user from './resources/user.ts';
import * as visitors from './resources/visitors.ts';
import * as wishlist from './resources/wishlist.ts';
import { type Client, type ClientOptions, createClient } from './transport/client.ts';

const resources = {
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

type Bound<Fn> = Fn extends (client: Client, ...rest: infer Rest) => infer Result ? (...rest: Rest) => Result : never;
type Resources = typeof resources;

/** Every call bound to one client: `shop.cart.list({ isValid: true, storeId: 1 })`. */
export type Storefront = {
  readonly [R in keyof Resources]: { readonly [F in keyof Resources[R]]: Bound<Resources[R][F]> };
} & {
  readonly client: Client;
};

/**
 * The whole client in one object. It brings every call along; where bytes count, hand a client from `createClient`
 * to single calls instead: `cart.list(client, …)`.
 */
export function createStorefront(options: ClientOptions): Storefront {
  const client = createClient(options);
  const bound: Record<string, unknown> = { client };
  for (const [name, calls] of Object.entries(resources)) {
    bound[name] = Object.fromEntries(
      Object.entries(calls as Record<string, (client: Client, ...rest: unknown[]) => unknown>).map(([call, run]) => [
        call,
        (...rest: unknown[]) => run(client, ...rest),
      ]),
    );
  }
  return bound as Storefront;
}
