import { createClient, credentials } from '@promenade/storefront-sdk';
import { Caller } from './caller.ts';
import type { ConformanceOptions, Shopper } from './options.ts';
import type { ResponseLog } from './response-log.ts';
import type { Callers } from './shop.ts';
import { asHarnessFailure, NotRun } from './verdicts.ts';

/** The callers of a run; the log records every response they get. */
export function callersOf(options: ConformanceOptions, responses: ResponseLog): Callers {
  const { baseUrl, timeoutMs, fetch, readOnly = false, authorize } = options;
  const bearer = options.bearer ?? ((token) => ({ authorization: `Bearer ${token}` }));
  const as = (headersOf: (request: { method: string; url: string }) => Promise<Record<string, string>>) => {
    const client = createClient({
      baseUrl,
      // One language, so that two answers can be compared.
      headers: () => ({ 'accept-language': 'en' }),
      ...(timeoutMs !== undefined && { timeoutMs }),
      ...(fetch && { fetch }),
      use: [credentials(headersOf), responses.middleware],
    });
    return new Caller(client, readOnly);
  };
  const shopper = (who: Shopper) =>
    as(async (request) => {
      const headers = await (async () => authorize?.(who, request))().catch(asHarnessFailure('authorize'));
      if (!headers) throw new NotRun(who === 'user' ? 'needs a signed-in shopper' : 'needs a second signed-in shopper');
      return headers;
    });
  const withToken = (token: string) => as(async () => bearer(token));
  return {
    guest: as(async () => ({})),
    user: shopper('user'),
    secondUser: shopper('other'),
    invalidToken: withToken(`invalid-${crypto.randomUUID()}`),
    withToken,
  };
}
