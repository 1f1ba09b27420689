import { fixedClock } from './clock.ts';
import { seededRandom } from './random.ts';
import { type MockHandlers, type Respond, responderFor } from './respond.ts';
import { type ScenarioName, scenarios } from './scenarios/index.ts';
import { shopHandlers } from './shop/handlers/index.ts';
import { type Operator, operatorOf } from './shop/operator.ts';
import { createShop, type Shop } from './shop/shop.ts';

export interface MockStorefrontOptions {
  /** @default 'default' */
  scenario?: ScenarioName;
  /** Time of each call, epoch ms. @default a clock that stands at noon of 15 January 2026, UTC */
  clock?: () => number;
  /** Decides which requests fail in `flaky-10`. @default 1 */
  seed?: number | undefined;
  /** Handlers by endpoint id that replace those of the shop. */
  handlers?: MockHandlers;
}

export interface MockStorefront {
  /** For `createClient({ fetch })`. */
  readonly fetch: typeof fetch;
  /** For network mocks: responds to any call of the contract; returns `undefined` for other requests. */
  readonly respond: Respond;
  /** The state of the shop; may be changed. */
  readonly shop: Shop;
  /** Actions of merchants and payment providers. */
  readonly operator: Operator;
}

/**
 * A shop in memory with state: an added product is in the next cart, a placed order can be paid. A token that
 * a sign-in of the shop issued stands for its account, any other token for the seeded one. Every code sent by mail is 482913.
 *
 * @example createStorefront({ baseUrl: 'http://shop.test', fetch: createMockStorefront({ scenario: 'low-stock' }).fetch })
 */
export function createMockStorefront({
  scenario = 'default',
  clock = fixedClock(),
  seed = 1,
  handlers,
}: MockStorefrontOptions = {}): MockStorefront {
  const { prepare, intercept } = scenarios[scenario];
  const shop = createShop(clock);
  prepare?.(shop);
  const random = seededRandom(seed);
  const respond = responderFor(
    { ...shopHandlers(shop), ...handlers },
    { now: clock, ...(intercept && { intercept: () => intercept(random) }) },
  );
  return {
    respond,
    shop,
    operator: operatorOf(shop),
    async fetch(input, init) {
      const request = new Request(input, init);
      const response = await respond(request).catch((error: unknown) => {
        throw programmingError(error);
      });
      if (!response) throw programmingError(new TypeError(`The contract has no ${request.method} ${request.url}`));
      // This response stands for a network error, for which `fetch` rejects.
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    },
  };
}

/** Marks an exception of a handler, so that the client throws it instead of an error of kind `network`. */
function programmingError(error: unknown): Error {
  const fault =
    error instanceof Error ? error : new Error('A handler of the mock shop threw no error', { cause: error });
  return Object.defineProperty(fault, '~promenade/programming-error', { value: true });
}
