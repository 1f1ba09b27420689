import { resources } from './calls/resources.ts';
import type { StorefrontError } from './errors/storefront-error.ts';
import type { OffsetOf } from './schema/reading.ts';
import { type ShopDefaults, withoutGuest, withShopDefaults } from './shop-defaults.ts';
import { authNotice } from './transport/auth-notice.ts';
import { type Client, type ClientOptions, createClient, type Middleware } from './transport/client.ts';
import { type Authorize, credentials } from './transport/credentials.ts';
import { issueWarnings } from './transport/issue-warnings.ts';
import { type RetryOptions, retry } from './transport/retry.ts';
import { offsetsOf } from './transport/time-zone.ts';

type Resources = typeof resources;
// biome-ignore lint/suspicious/noExplicitAny: calls of any input and response
type AnyCall = (client: Client, ...args: any[]) => unknown;
type FilledIn = 'storeId' | 'uuid';
/** What the storefront fills in may be left out. */
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
   * Creates a storefront like this one but for the options given. It keeps the middlewares of this one, those that
   * `client.use` has added so far as well; its own come inside them.
   */
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
 * @throws TypeError when `baseUrl` is no address, RangeError when there is no such `timeZone` or `currency`.
 * @example const shop = createStorefront({ baseUrl: 'https://api.example.com', storeId: 1, locale: 'fr' })
 */
export function createStorefront(options: StorefrontOptions): Storefront {
  const shopClient = createShopClient(options);
  // Each addition is an entry of its own: one middleware may be added twice and removed once.
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

/** The time zone as a client takes it. */
function zoneOf(timeZone: StorefrontOptions['timeZone']): ClientOptions['timeZone'] {
  const isName = typeof timeZone === 'string' && !/^(Z|[+-]\d\d:?\d\d)$/.test(timeZone);
  return isName ? offsetsOf(timeZone) : (timeZone as ClientOptions['timeZone']);
}
