import type { ConformanceOptions, Shopper } from '@promenade/storefront-devkit/conformance';
import { DEMO_ACCOUNTS } from '../../apps/demo-shop/src/accounts.ts';
import { type AppParts, buildApp } from '../../apps/reference-api/src/app.ts';
import type { Database } from '../../apps/reference-api/src/db/index.ts';
import { freePort } from '../../apps/reference-api/src/testing/free-port.ts';
import { createTestBrowser } from '../../apps/reference-api/src/testing/oidc-client.ts';
import { testConfig } from '../../apps/reference-api/src/testing/test-shop.ts';

/** A listening reference API, with everything that a complete run needs from its operator. */
export interface RunningApi {
  options: ConformanceOptions & Required<Pick<ConformanceOptions, 'authorize' | 'harness'>>;
  /** `fetch` with a new address, so that limits by address apply to each run separately. */
  fetchFromElsewhere(): typeof fetch;
  /** Runs the jobs that are due. */
  runJobs(): Promise<void>;
  close(): Promise<void>;
}

type Authorize = NonNullable<ConformanceOptions['authorize']>;

/** Tokens are valid for five minutes. */
const SIGN_IN_AGAIN_AFTER_MS = 200_000;

/** Credentials with tokens that are bound to a key, from sign-ins at the identity provider's pages. */
function signedIn(baseUrl: string): Authorize {
  const [user, other] = DEMO_ACCOUNTS;
  const accounts = { user, other };
  const kept = new Map<Shopper, { since: number; proof: ReturnType<typeof signIn> }>();
  async function signIn({ email, password }: { email: string; password: string }) {
    const browser = await createTestBrowser(baseUrl);
    const { body } = await browser.signIn(email, password);
    return (method: string, url: string) => browser.headers(body.access_token ?? '', method, new URL(url).pathname);
  }
  return async (shopper, { method, url }) => {
    const now = Date.now();
    const known = kept.get(shopper);
    const isFresh = known !== undefined && now - known.since < SIGN_IN_AGAIN_AFTER_MS;
    const session = isFresh ? known : { since: now, proof: signIn(accounts[shopper]) };
    kept.set(shopper, session);
    return (await session.proof)(method, url);
  };
}

/** A whole run sends more requests per minute than any shopper, so only the limits on guessing and mail apply to these addresses. */
const ELSEWHERE = '203.0.113.';

/** Starts the API on a database with the demo shop, which it closes at its end. */
export async function startReferenceApi(
  database: Database,
  parts: Pick<AppParts, 'openOrders'> = {},
): Promise<RunningApi> {
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const app = await buildApp(
    { ...testConfig, publicUrl: baseUrl, strictInput: true, rateLimitExempt: `loopback,${ELSEWHERE}0/24` },
    { ...parts, database, now },
  );
  await app.listen({ port, host: '127.0.0.1' });
  let addresses = 0;
  async function command(name: string, body: Record<string, string>): Promise<string> {
    const headers = { authorization: `Bearer ${testConfig.operatorToken}`, 'content-type': 'application/json' };
    const answer = await fetch(`${baseUrl}/operator/${name}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`the operator's ${name} answered ${answer.status} ${text}`);
    return text;
  }
  return {
    options: {
      baseUrl,
      authorize: signedIn(baseUrl),
      harness: {
        pay: async ({ redirect }) => {
          const body = new URLSearchParams({ decision: 'approve' });
          const init: RequestInit = { method: 'POST', headers: { origin: baseUrl }, body, redirect: 'manual' };
          const { status } = await fetch(redirect ?? '', init);
          if (status !== 303) throw new Error(`the sandbox answered ${status}`);
        },
        promotionCode: async () => {
          const coupon = { name: 'Of a code', money: '1.00', codeOnly: 'yes' };
          const [id = ''] = /\d+(?= waits)/.exec(await command('coupon/create', coupon)) ?? [];
          await command('code/create', { code: `CODE${id}`, coupon: id });
          return `CODE${id}`;
        },
        ship: async (orderNo) => void (await command('ship', { orderNo, company: 'Example Post', number: 'EX1' })),
        decideRefund: async (refundNo, verdict) =>
          void (await command(`refund/${verdict}`, {
            refundNo,
            ...(verdict === 'refuse' && { reason: 'It was worn' }),
          })),
        askForGoods: async (refundNo, address) => void (await command('refund/return', { refundNo, address })),
        code: async (to) => {
          const recipient = to.includes('@') ? to : to.replaceAll(' ', '');
          const answer = await fetch(`${baseUrl}/mail/messages?to=${encodeURIComponent(recipient)}`);
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
    fetchFromElsewhere() {
      const address = `${ELSEWHERE}${++addresses}`;
      return (input, init) => {
        const headers = { ...Object.fromEntries(new Headers(init?.headers)), 'x-forwarded-for': address };
        return fetch(input, { ...init, headers });
      };
    },
    runJobs: () => app.jobs.runDue(),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
