import { type Client, type ClientOptions, createClient } from '../transport/client.ts';
import * as addresses from './addresses.ts';
import * as cart from './cart.ts';
import * as categories from './categories.ts';
import * as login from './login.ts';
import * as merchants from './merchants.ts';
import * as newsletter from './newsletter.ts';
import * as orders from './orders.ts';
import * as payments from './payments.ts';
import * as preorders from './preorders.ts';
import * as products from './products.ts';
import * as search from './search.ts';
import * as store from './store.ts';
import * as user from './user.ts';

const resources = {
  addresses,
  cart,
  categories,
  login,
  merchants,
  newsletter,
  orders,
  payments,
  preorders,
  products,
  search,
  store,
  user,
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
