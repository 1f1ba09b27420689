import { fixedClock } from './clock.ts';
import { seededRandom } from './random.ts';
import { type MockAnswers, type Respond, responderFor } from './respond.ts';
import { type ScenarioName, scenarios } from './scenarios/index.ts';
import { shopAnswers } from './shop/answers.ts';
import { createShop, type Shop } from './shop/shop.ts';

export interface MockStorefrontOptions {
  /** @default 'furnished' */
  scenario?: ScenarioName;
  /** Moment of each call, epoch ms. @default a clock that stands at noon of 15 January 2026, UTC */
  clock?: () => number;
  /** Decides which requests fail in `flaky-10`. @default 1 */
  seed?: number;
  /** Answers that replace the shop's own. */
  answers?: MockAnswers;
}

export interface MockStorefront {
  /** For `createClient({ fetch })`. */
  readonly fetch: typeof fetch;
  /** For whoever watches the network: answers a request to any call of the contract, others with `undefined`. */
  readonly respond: Respond;
  /** What the shop knows at the moment; may be changed. */
  readonly shop: Shop;
}

/**
 * A shop in memory that remembers: what is put into the cart is in the next list, what is ordered can be paid.
 * Any `Authorization` header stands for the one account.
 * @example createStorefront({ baseUrl: 'http://shop.test', fetch: createMockStorefront({ scenario: 'low-stock' }).fetch })
 */
export function createMockStorefront({
  scenario = 'furnished',
  clock = fixedClock(),
  seed = 1,
  answers,
}: MockStorefrontOptions = {}): MockStorefront {
  const { prepare, intercept } = scenarios[scenario];
  const shop = createShop(clock);
  prepare?.(shop);
  const random = seededRandom(seed);
  const respond = responderFor(
    { ...shopAnswers(shop), ...answers },
    { now: clock, ...(intercept && { intercept: () => intercept(random) }) },
  );
  return {
    respond,
    shop,
    async fetch(input, init) {
      const request = new Request(input, init);
      const response = await respond(request);
      if (!response) throw new TypeError(`The contract has no ${request.method} ${request.url}`);
      // Such a response stands for a network fault; `fetch` rejects.
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    },
  };
}
