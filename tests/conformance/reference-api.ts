import type { ConformanceOptions, Shopper } from '@promenade/storefront-sdk/conformance';
import { buildApp } from '../../apps/reference-api/src/app.ts';
import { DEMO_ACCOUNTS } from '../../apps/reference-api/src/seed/accounts.ts';
import { openSeededDatabase } from '../../apps/reference-api/src/seed/testing.ts';
import { freePort } from '../../apps/reference-api/src/testing/free-port.ts';
import { createTestBrowser } from '../../apps/reference-api/src/testing/oidc-client.ts';
import { testConfig } from '../../apps/reference-api/src/testing/test-shop.ts';

/** The reference API listening on a port of its own, with all that a complete run needs of its operator. */
export interface RunningApi {
  options: ConformanceOptions & Required<Pick<ConformanceOptions, 'authorize' | 'harness'>>;
  close(): Promise<void>;
}

/** A browser that has signed in at the identity provider's pages, with a token bound to its key. */
async function signIn(baseUrl: string, { email, password }: { email: string; password: string }) {
  const browser = await createTestBrowser(baseUrl);
  const { body } = await browser.signIn(email, password);
  return (method: string, url: string) => browser.headers(body.access_token ?? '', method, new URL(url).pathname);
}

/** Starts the API on an in-memory database with the demo shop. */
export async function startReferenceApi(): Promise<RunningApi> {
  const database = await openSeededDatabase();
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const app = await buildApp({ ...testConfig, publicUrl: baseUrl }, { database, now });
  await app.listen({ port, host: '127.0.0.1' });
  const [one, two] = DEMO_ACCOUNTS;
  const shoppers = { user: await signIn(baseUrl, one), other: await signIn(baseUrl, two) };
  async function command(name: string, body: Record<string, string>): Promise<void> {
    const headers = { authorization: `Bearer ${testConfig.operatorToken}`, 'content-type': 'application/json' };
    const answer = await fetch(`${baseUrl}/operator/${name}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`the operator's ${name} answered ${answer.status} ${await answer.text()}`);
  }
  return {
    options: {
      baseUrl,
      authorize: (shopper: Shopper, { method, url }) => shoppers[shopper](method, url),
      harness: {
        pay: async ({ redirect }) => {
          const body = new URLSearchParams({ decision: 'approve' });
          const init: RequestInit = { method: 'POST', headers: { origin: baseUrl }, body, redirect: 'manual' };
          const { status } = await fetch(redirect ?? '', init);
          if (status !== 303) throw new Error(`the sandbox answered ${status}`);
        },
        ship: (orderNo) => command('ship', { orderNo, company: 'Example Post', number: 'EX1' }),
        decideRefund: (refundNo, verdict) =>
          command(`refund/${verdict}`, { refundNo, ...(verdict === 'refuse' && { reason: 'It was worn' }) }),
        code: async (to) => {
          const answer = await fetch(`${baseUrl}/mail/messages?to=${encodeURIComponent(to)}`);
          const { data } = (await answer.json()) as { data: { subject: string }[] };
          return data[0]?.subject.slice(0, 6) ?? '';
        },
        later: (ms, ask) => {
          ahead += ms;
          return ask().finally(() => {
            ahead -= ms;
          });
        },
      },
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
