import { createClient, retry } from '@promenade/storefront-sdk';
import { renderPage } from '../entry-server.tsx';
import { currency } from '../lib/currency.ts';
import { type ClientBuild, createAssets } from './assets.ts';
import type { Visitor } from './request.ts';
import { createSharedAnswers } from './shared-answers.ts';
import { createStore, type Store, type StoreOptions } from './store.ts';

export interface FetchHandlerOptions
  extends Pick<StoreOptions, 'pageCacheBytes' | 'keepsPages' | 'purgeToken' | 'sendsTags' | 'writesMarkdown'> {
  /** Origin of the API. */
  apiUrl: string;
  /** The client build, whose files the platform serves. */
  build: ClientBuild;
  /** Time in ms for which pages share responses that are the same for all guests. @default 2000 */
  sharedReadsMs?: number;
}

/**
 * The store for platforms with fetch handlers: Cloudflare Workers, Deno, Vercel's and Netlify's edge. The platform serves the files, passes `/api`,
 * `/oidc`, `/media`, `/sandbox` and `/mail` on to the API, and compresses responses.
 * @example export default { fetch: (request) => handle(request, { address: request.headers.get('cf-connecting-ip') ?? undefined }) };
 */
export function createFetchHandler(
  options: FetchHandlerOptions,
): (request: Request, visitor?: Visitor) => Promise<Response> {
  const { apiUrl, build, sharedReadsMs = 2_000, ...rest } = options;
  const shared = createSharedAnswers(sharedReadsMs);
  const store: Store = createStore({
    ...rest,
    client: createClient({
      baseUrl: apiUrl,
      currency,
      timeoutMs: 5_000,
      use: [retry({ limit: 1, idempotency: 'honoured' })],
    }),
    render: (request) => renderPage(request, apiUrl, shared.fetch),
    assetsOf: createAssets(build),
    onPurge: shared.clear,
  });
  return store.handle;
}
