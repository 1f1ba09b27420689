import { http, type RequestHandler } from 'msw';
import type { MockStorefront } from './mock-storefront.ts';
import { type MockAnswers, type MockOptions, responderFor } from './respond.ts';

/**
 * MSW handlers for a mocked shop, or for the calls named; requests to others go on to the next handler.
 * @example setupServer(...mockHandlers(createMockStorefront({ scenario: 'low-stock' })))
 * @example setupServer(...mockHandlers({ 'cart.count': () => ({ count: 3 }) }))
 */
export function mockHandlers(source: MockStorefront | MockAnswers, options?: MockOptions): RequestHandler[] {
  const respond = 'respond' in source ? source.respond : responderFor(source, options);
  return [http.all('*', ({ request }) => respond(request))];
}
