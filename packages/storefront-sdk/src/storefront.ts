import type { StorefrontError } from './errors/storefront-error.ts';
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
import * as storePages from './resources/store-pages.ts';
import * as twitter from './resources/twitter.ts';
import * as uploads from './resources/uploads.ts';
import * as user from './resources/user.ts';
import * as visitors from './resources/visitors.ts';
import * as wishlist from './resources/wishlist.ts';
import type { OffsetOf } from './schema/reading.ts';
import { type ShopDefaults, withShopDefaults } from './shop-defaults.ts';
import { authNotice } from './transport/auth-notice.ts';
import { type Client, type ClientOptions, createClient } from './transport/client.ts';
import { type Authorize, credentials } from './transport/credentials.ts';
import { issueWarnings } from './transport/issue-warnings.ts';
import type { AnyInput } from './transport/request.ts';
import { type RetryOptions, retry } from './transport/retry.ts';
import { offsetsOf } from './transport/time-zone.ts';

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
  // A spread would count as a side effect and keep every call in every bundle.
  store: /* @__PURE__ */ Object.assign({}, store, storePages),
  twitter,
  uploads,
  user,
  visitors,
  wishlist,
};

type Resources = typeof resources;

type DefaultField = 'storeId' | 'uuid';
/** What the storefront fills in may be left out. */
type Filled<Input> = Input extends readonly (infer Item)[]
  ? readonly Filled<Item>[]
  : DefaultField & keyof Input extends never
    ? Input
    : Omit<Input, DefaultField> & Partial<Pick<Input, DefaultField & keyof Input>>;
type FilledAll<Inputs extends unknown[]> = { [K in keyof Inputs]: Filled<Inputs[K]> };
type Bound<Fn> = Fn extends (client: Client, ...rest: infer Rest) => infer Result
  ? (...rest: FilledAll<Rest>) => Result
  : never;

/** Every call bound to one client: `shop.cart.list({ isValid: true })`. */
export type Storefront = {
  readonly [R in keyof Resources]: { readonly [F in keyof Resources[R]]: Bound<Resources[R][F]> };
} & {
  readonly client: Client;
  /** Creates a storefront like this one but for the options given. Its middlewares come inside those of this one. */
  extend(options: Partial<StorefrontOptions>): Storefront;
};

/** Options of a storefront: those of a client, and what it switches on. */
export interface StorefrontOptions extends Omit<ClientOptions, 'timeZone'>, ShopDefaults {
  /** Language of texts and messages (`Accept-Language`), as in `fr`; a function where it may change. */
  locale?: string | (() => string) | undefined;
  /**
   * Time zone of the times that the backend sends without an offset: a name of the IANA database, as in `Asia/Shanghai`, an
   * offset, as in `+08:00`, or a function (see `offsetsOf`). @default UTC
   */
  timeZone?: string | OffsetOf | undefined;
  /** Adds the shopper's credentials to the calls that have a use for them. */
  authorize?: Authorize | undefined;
  /**
   * Called when the backend demands a sign-in, once per burst of calls. Return the promise of the redirect: until it settles,
   * calls that start belong to the burst.
   */
  onAuthRequired?: ((error: StorefrontError) => unknown) | undefined;
  /** Attempts after the first. @default 2 */
  retries?: number | undefined;
  /** Whether the backend honours idempotency keys; only then are writes repeated (see `retry`). @default 'unknown' */
  idempotency?: RetryOptions['idempotency'];
}

/**
 * The whole client in one object: every call, with credentials, retry, and the ids of the store and of the guest filled in.
 * It brings every call along; where bytes count, hand a client from `createClient` to single calls instead:
 * `cartList(client, …)`.
 *
 * @throws TypeError when `baseUrl` is no address, RangeError when there is no such `timeZone`.
 * @example const shop = createStorefront({ baseUrl: 'https://api.example.com', storeId: 1, locale: 'fr' })
 */
export function createStorefront(options: StorefrontOptions): Storefront {
  const client = createShopClient(options);
  const bound: Record<string, unknown> = {
    client,
    extend: (more: Partial<StorefrontOptions>) =>
      createStorefront({ ...options, ...more, use: [...(options.use ?? []), ...(more.use ?? [])] }),
  };
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

function createShopClient(options: StorefrontOptions): Client {
  const { storeId, guestId, locale, authorize, onAuthRequired, retries, idempotency, timeZone, use = [] } = options;
  const client = createClient({
    ...options,
    timeZone: zoneOf(timeZone),
    onIssue: options.onIssue ?? issueWarnings(),
    headers: () => {
      const headers = new Headers(options.headers?.());
      if (locale) headers.set('accept-language', typeof locale === 'function' ? locale() : locale);
      return headers;
    },
    use: [
      ...(onAuthRequired ? [authNotice(onAuthRequired)] : []),
      retry({ limit: retries, idempotency }),
      ...(authorize ? [credentials(authorize)] : []),
      ...use,
    ],
  });
  return {
    ...client,
    call: async (endpoint, input, call) =>
      client.call(
        endpoint,
        withShopDefaults(endpoint.id, input as AnyInput, { storeId, guestId }) as typeof input,
        call,
      ),
  };
}

/** The time zone as a client takes it. */
function zoneOf(timeZone: StorefrontOptions['timeZone']): ClientOptions['timeZone'] {
  const isName = typeof timeZone === 'string' && !/^(Z|[+-]\d\d:?\d\d)$/.test(timeZone);
  return isName ? offsetsOf(timeZone) : (timeZone as ClientOptions['timeZone']);
}
