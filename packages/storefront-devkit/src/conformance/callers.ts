import { createClient, credentials } from '@promenade/storefront-sdk';
import { Caller, type CallerParts } from './caller.ts';
import type { ConformanceOptions, Shopper } from './options.ts';
import type { Callers } from './shop.ts';
import { asHarnessFailure, NotRun } from './verdicts.ts';

/** The callers of a run; the log records every response they get. */
export function callersOf(options: ConformanceOptions, parts: CallerParts): Callers {
  const { baseUrl, timeoutMs, authorize } = options;
  const fetch = parts.responses.recordRedirects(options.fetch ?? globalThis.fetch);
  const bearer = options.bearer ?? ((token) => ({ authorization: `Bearer ${token}` }));
  const as = (headersOf: (request: { method: string; url: string }) => Promise<Record<string, string>>) => {
    const client = createClient({
      baseUrl,
      // One language, so that two responses can be compared.
      headers: () => ({ 'accept-language': 'en' }),
      ...(timeoutMs !== undefined && { timeoutMs }),
      fetch,
      use: [credentials(headersOf), parts.responses.middleware],
    });
    return new Caller(client, parts);
  };
  const shopper = (who: Shopper) =>
    as(async (request) => {
      const headers = await (async () => authorize?.(who, request))().catch(asHarnessFailure('authorize'));
      if (!headers) throw new NotRun(`needs a ${who === 'user' ? '' : 'second '}signed-in shopper`, 'accounts');
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
