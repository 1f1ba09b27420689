import { getResponse, type RequestHandler } from 'msw';
import { fixedClock } from './clock.ts';
import { type MockAnswers, mockHandlers } from './handlers.ts';
import { seededRandom } from './random.ts';
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
  /** For `setupServer`, `setupWorker`, or the Storybook addon of MSW; there is one for every call of the contract. */
  readonly handlers: RequestHandler[];
  /** For `createClient({ fetch })`, where no network is to be watched. */
  readonly fetch: typeof fetch;
  /** What the shop knows at the moment; may be changed. */
  readonly shop: Shop;
}

/**
 * A shop in memory that remembers: what is put into the cart is in the next list, what is ordered can be paid.
 * Any `Authorization` header stands for the one account.
 * @example setupServer(...createMockStorefront({ scenario: 'low-stock' }).handlers)
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
  const handlers = mockHandlers(
    { ...shopAnswers(shop), ...answers },
    { now: clock, ...(intercept && { intercept: () => intercept(random) }) },
  );
  return {
    handlers,
    shop,
    async fetch(input, init) {
      const request = new Request(input, init);
      const response = await getResponse(handlers, request);
      if (!response) throw new TypeError(`The contract has no ${request.method} ${request.url}`);
      // MSW stands for a network fault with such a response; `fetch` rejects.
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    },
  };
}
