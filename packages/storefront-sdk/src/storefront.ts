import { resources } from './calls/resources.ts';
import type { StorefrontError } from './errors/storefront-error.ts';
import type { OffsetOf } from './schema/reading.ts';
import { checkGuestId, type ShopDefaults, withoutGuest, withShopDefaults } from './shop-defaults.ts';
import { authNotice } from './transport/auth-notice.ts';
import { type Client, type ClientOptions, createClient, type Middleware } from './transport/client.ts';
import { type Authorize, credentials } from './transport/credentials.ts';
import { issueWarnings } from './transport/issue-warnings.ts';
import { addHeaders } from './transport/request.ts';
import { type RetryOptions, retry } from './transport/retry.ts';
import { offsetsOf } from './transport/time-zone.ts';

type Resources = typeof resources;
// biome-ignore lint/suspicious/noExplicitAny: calls of any input and response
type AnyCall = (client: Client, ...args: any[]) => unknown;
type FilledIn = 'storeId' | 'uuid';
/** Makes the fields optional that the storefront fills in. */
type Filled<Input> = Input extends readonly (infer Item)[]
  ? readonly Filled<Item>[]
  : FilledIn & keyof Input extends never
    ? Input
    : Omit<Input, FilledIn> & Partial<Pick<Input, FilledIn & keyof Input>>;
type FilledFirst<Args extends unknown[]> = Args extends [infer Input, ...infer Rest]
  ? object extends Filled<Input>
    ? [input?: Filled<Input>, ...rest: Rest]
    : FilledIn & keyof (Input extends readonly (infer Item)[] ? Item : Input) extends never
      ? Args
      : [input: Filled<Input>, ...rest: Rest]
  : Args;
type Bound<Fn> = Fn extends (client: Client, ...args: infer Args) => infer Result
  ? (...args: FilledFirst<Args>) => Result
  : never;
type CallsOf<Module> = { readonly [Name in keyof Module]: Bound<Module[Name]> };

/** Every call bound to one client: `shop.cart.list({ isValid: true })`. */
export type Storefront = {
  readonly [R in keyof Resources]: CallsOf<Resources[R]>;
} & {
  readonly client: Client;
  /**
   * Creates a copy of this storefront with other options. The copy has the middlewares of this one, including those
   * added with `client.use` so far; its own run inside them.
   */
  extend(options: Partial<StorefrontOptions>): Storefront;
};

/** Options of a storefront: those of a client, plus defaults, credentials and retries. */
export interface StorefrontOptions extends Omit<ClientOptions, 'timeZone'>, ShopDefaults {
  /** Language of texts and messages (`Accept-Language`), such as `fr`; a function if it can change. */
  locale?: string | (() => string) | undefined;
  /**
   * Time zone of the times that the backend sends without an offset: an IANA name such as `Asia/Shanghai`, an offset
   * such as `+08:00`, or a function (see `offsetsOf`). @default UTC
   */
  timeZone?: string | OffsetOf | undefined;
  /** Returns the shopper's credentials; called for each request that can use them. */
  authorize?: Authorize | undefined;
  /**
   * Called when the backend requires a sign-in: once for all calls that fail together. Return the promise of the
   * redirect, so that calls that start before it settles don't trigger another one.
   */
  onAuthRequired?: ((error: StorefrontError) => unknown) | undefined;
  /** Retries after the first attempt. @default 2 */
  retries?: number | undefined;
  /** Whether the backend honours idempotency keys; only then are writes retried (see `retry`). @default 'unknown' */
  idempotency?: RetryOptions['idempotency'];
}

/**
 * Creates a client with every call as a method. It adds credentials, retries, and the ids of the store and the guest.
 * Bundles contain all calls; for a smaller bundle, pass a client from `createClient` to single calls: `cartList(client,
 * …)`.
 *
 * @throws TypeError if `baseUrl` is not a URL or `guestId` not 32 hex characters, RangeError if `timeZone` or `currency` is unknown.
 * @example const shop = createStorefront({ baseUrl: 'https://api.example.com', storeId: 1, locale: 'fr' })
 */
export function createStorefront(options: StorefrontOptions): Storefront {
  const shopClient = createShopClient(options);
  // A separate entry per call of `use`: the same middleware can be added twice and removed once.
  const added = new Set<{ middleware: Middleware }>();
  const client: Client = {
    ...shopClient,
    use(middleware) {
      const entry = { middleware };
      added.add(entry);
      const stop = shopClient.use(middleware);
      return () => {
        added.delete(entry);
        stop();
      };
    },
  };
  const bound: Record<string, unknown> = {
    client,
    extend(more: Partial<StorefrontOptions>) {
      const inherited = [...added].map(({ middleware }) => middleware);
      return createStorefront({
        ...options,
        ...more,
        use: [...(options.use ?? []), ...inherited, ...(more.use ?? [])],
      });
    },
  };
  for (const [name, calls] of Object.entries(resources)) {
    const methods = Object.entries<AnyCall>(calls as never);
    bound[name] = Object.fromEntries(
      methods.map(([method, call]) => [method, (...args: unknown[]) => call(client, ...args)]),
    );
  }
  return bound as Storefront;
}

function createShopClient(options: StorefrontOptions): Client {
  const { storeId, guestId, locale, authorize, onAuthRequired, retries, idempotency, timeZone, use = [] } = options;
  if (typeof guestId === 'string') checkGuestId(guestId);
  const client = createClient({
    ...options,
    timeZone: zoneOf(timeZone),
    onIssue: options.onIssue ?? issueWarnings(),
    headers: () => {
      const headers = addHeaders(new Headers(), options.headers);
      const language = typeof locale === 'function' ? locale() : locale;
      if (language) headers.set('accept-language', language);
      return headers;
    },
    use: [
      ...(onAuthRequired ? [authNotice(onAuthRequired)] : []),
      retry({ limit: retries, idempotency }),
      ...(authorize ? [credentials(authorize)] : []),
      ...(typeof guestId === 'string' ? [withoutGuest(guestId)] : []),
      ...use,
    ],
  });
  return {
    ...client,
    call: async (endpoint, parts, call) =>
      client.call(endpoint, withShopDefaults(endpoint, parts, { storeId, guestId }), call),
  };
}

/** Converts the option to the `timeZone` of a client. */
function zoneOf(timeZone: StorefrontOptions['timeZone']): ClientOptions['timeZone'] {
  const isName = typeof timeZone === 'string' && !/^(Z|[+-]\d\d:?\d\d)$/.test(timeZone);
  return isName ? offsetsOf(timeZone) : (timeZone as ClientOptions['timeZone']);
}
