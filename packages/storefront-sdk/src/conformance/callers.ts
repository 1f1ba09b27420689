import { createClient } from '../transport/client.ts';
import { Caller } from './caller.ts';
import type { Ledger } from './ledger.ts';
import type { ConformanceOptions, Shopper } from './options.ts';
import type { Callers } from './shop.ts';
import { blameHarness, NotRun } from './verdicts.ts';

/** Those in whose names a run makes its calls; the ledger sees every answer they get. */
export function callersOf(options: ConformanceOptions, ledger: Ledger): Callers {
  const { baseUrl, timeoutMs, fetch, readOnly = false, authorize } = options;
  const bearer = options.bearer ?? ((token) => ({ authorization: `Bearer ${token}` }));
  const as = (headersOf: (request: { method: string; url: string }) => Promise<Record<string, string>>) => {
    const client = createClient({
      baseUrl,
      retries: 0,
      authorize: headersOf,
      // One language, so that two answers can be compared.
      headers: () => ({ 'accept-language': 'en' }),
      ...(timeoutMs !== undefined && { timeoutMs }),
      ...(fetch && { fetch }),
    });
    client.use(ledger.middleware);
    return new Caller(client, readOnly);
  };
  const shopper = (who: Shopper) =>
    as(async (request) => {
      const headers = await (async () => authorize?.(who, request))().catch(blameHarness('authorize'));
      if (!headers) throw new NotRun(who === 'user' ? 'needs a signed-in shopper' : 'needs a second signed-in shopper');
      return headers;
    });
  const holderOf = (token: string) => as(async () => bearer(token));
  return {
    guest: as(async () => ({})),
    user: shopper('user'),
    other: shopper('other'),
    dead: holderOf(`dead-${crypto.randomUUID()}`),
    holderOf,
  };
}
