import { type Call, contract, type EndpointId } from '@promenade/storefront-sdk/contract';
import { http, type RequestHandler } from 'msw';
import type { MockStorefront } from './mock/mock-storefront.ts';
import { bySpecificity, type MockHandlers, type MockOptions, responderFor } from './mock/respond.ts';

/**
 * MSW handlers for a mocked shop, or for the calls named: one for each method and path, at any origin and below any path.
 * Other requests stay unhandled, so that MSW reports a mistyped address according to its `onUnhandledFrame`
 * (`onUnhandledRequest` before version 3).
 * @example setupServer(...mockHandlers(createMockStorefront({ scenario: 'low-stock' })))
 * @example setupServer(...mockHandlers({ 'cart.count': () => ({ count: 3 }) }))
 */
export function mockHandlers(source: MockStorefront | MockHandlers, options?: MockOptions): RequestHandler[] {
  const isShop = 'respond' in source;
  const respond = isShop ? source.respond : responderFor(source, options);
  const ids = Object.keys(isShop ? contract : source) as EndpointId[];
  return bySpecificity(ids.map((id) => contract[id] as Call)).map(({ method, path }) =>
    (method === 'GET' ? http.get : http.post)(`*${path.replace(/\{(\w+)\}/g, ':$1')}`, ({ request }) =>
      respond(request),
    ),
  );
}
