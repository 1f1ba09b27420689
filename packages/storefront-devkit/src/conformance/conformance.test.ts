import { type Call, contract, type EndpointId, encode, type Schema, sample } from '@promenade/storefront-sdk/contract';
import { describe, expect, it } from 'vitest';
import { createMockStorefront } from '../mock/index.ts';
import {
  ConformanceError,
  type ConformanceOptions,
  type ConformanceReport,
  type Progress,
  reportTable,
  runConformance,
} from './index.ts';
import { badSamplesOf, UNKNOWN_ID } from './sample.ts';

const calls = Object.values(contract) as Call[];
const patterns = calls.map((call) => {
  const path = new RegExp(`^${call.path.replace(/\{\w+\}/g, '([^/]+)')}$`);
  // Of two addresses that fit, the one with fewer gaps is meant.
  return { call, path, gaps: call.path.split('{').length };
});

function callAt(method: string, pathname: string): Call | undefined {
  const [meant] = patterns
    .filter(({ call, path }) => call.method === method && path.test(pathname))
    .toSorted((one, other) => one.gaps - other.gaps);
  return meant?.call;
}

/** Data that cases need to go on, in the decoded form; a sample for all other calls. */
function dataOf({ id, response }: Call, wished: number): unknown {
  const made = sample(response as Schema<unknown>) as never;
  const cards = (sample(contract['products.list'].response) as { list: object[] }).list;
  switch (id) {
    case 'products.list':
      return { ...Object(made), list: [7, 8].map((number) => ({ ...cards[0], id: number, merId: number })) };
    case 'products.detail': {
      const { productValue } = made as { productValue: Record<string, object> };
      const [sku] = Object.values(productValue);
      const variants = { 'Sand,M': { ...sku, id: 31, stock: 50 }, 'Sand,L': { ...sku, id: 32, stock: 50 } };
      return { ...Object(made), productValue: variants };
    }
    case 'cart.list': {
      const [group] = made as { cartInfoList: object[] }[];
      const [line] = group?.cartInfoList ?? [];
      return [{ ...group, cartInfoList: [7, 31, 32].map((attrId) => ({ ...line, attrId })) }];
    }
    case 'orders.create':
      return { ...Object(made), visitorToken: 'q3Zx8nW1vT5kYb7dRf2HcA' };
    case 'login.asGuest':
      return { ...Object(made), identity: '5f0c1e9a7b3d4826' };
    case 'wishlist.list':
      return { ...Object(made), list: [{ ...Object(made).list[0], productId: wished }] };
    case 'coupons.claimable':
      return {
        ...Object(made),
        list: Object(made).list.map((coupon: object) => ({ ...coupon, isUse: false, status: null })),
      };
    case 'refunds.list':
      return {
        ...Object(made),
        list: Object(made).list.map((one: object) => ({
          ...one,
          refundOrderNo: 'RE2601150001',
          merOrderNo: 'SH2601150001',
        })),
      };
    case 'orders.masterDetail':
      return {
        ...Object(made),
        orderList: Object(made).orderList.map((one: object) => ({ ...one, orderNo: 'SH2601150001' })),
      };
    default:
      return made;
  }
}

interface StubBackend {
  fetch: typeof fetch;
  asked: EndpointId[];
}

const notFound = () => Response.json({ code: 404, message: 'No data found', data: null }, { status: 404 });

/** A backend that has nothing but the contract: every call returns a sample of its data. */
function stubBackend(absent: readonly EndpointId[] = []): StubBackend {
  const asked: EndpointId[] = [];
  let wished = 0;
  return {
    asked,
    fetch: async (input, init = {}) => {
      const call = callAt(init.method ?? 'GET', new URL(String(input)).pathname);
      if (!call) return notFound();
      asked.push(call.id);
      if (absent.includes(call.id)) return notFound();
      const isKnown = new Headers(init.headers).get('authorization')?.startsWith('Bearer good');
      if (call.auth === 'user' && !isKnown)
        return Response.json({ code: 401, message: 'Please sign in', data: null }, { status: 401 });
      if (call.id === 'wishlist.add') wished = JSON.parse(String(init.body)).id;
      const data = encode(call.response as Schema<unknown>, dataOf(call, wished));
      return Response.json({ code: 200, message: 'success', data });
    },
  };
}

const everything: Partial<ConformanceOptions> = {
  authorize: (shopper) => ({ authorization: `Bearer good ${shopper}` }),
  bearer: () => ({ authorization: 'Bearer good new' }),
  harness: {
    code: async () => '482913',
    pay: async () => undefined,
    ship: async () => undefined,
    decideRefund: async () => undefined,
    askForGoods: async () => undefined,
    promotionCode: async () => 'SUMMER10',
    later: (_, ask) => ask(),
  },
};

const busy = { code: 429, message: 'Please wait', data: null };
const callPath = (id: EndpointId) => contract[id].path;

const run = (stub: StubBackend, options: Partial<ConformanceOptions> = {}) =>
  runConformance({ baseUrl: 'https://api.example.com', fetch: stub.fetch, ...options });

function outcomeOf({ calls }: ConformanceReport, id: EndpointId): string | undefined {
  return calls.find((call) => call.id === id)?.outcome;
}

describe('the kit', () => {
  it('has cases and a valid request for every call of the contract', async () => {
    const report = await run(stubBackend(), everything);
    expect(report.calls.map(({ id }) => id)).toEqual(Object.keys(contract));
    const impossible = /a person who|would change the password|that is sold out/;
    const holes = report.calls.flatMap(({ id, cases }) =>
      cases
        .filter(
          ({ name, outcome, why }) =>
            name === 'accepts a valid request' && outcome !== 'passed' && !impossible.test(why ?? ''),
        )
        .map(({ why }) => `${id}: ${why}`),
    );
    expect(holes).toEqual([]);
  });

  it('cannot tell without accounts, and prints the options that find out more', async () => {
    const report = await run(stubBackend(), { only: ['user.info'] });
    expect(outcomeOf(report, 'user.info')).toBe('not run');
    expect(reportTable(report)).toMatch(/2 cases: needs a signed-in shopper/);
    expect([report.verdict, report.conforms]).toEqual(['cannot tell', false]);
    expect(reportTable(report)).toMatch(
      /cannot be told.*conformance --base-url https:\S+ --user <email:password> --other/s,
    );
    expect((await run(stubBackend(), { only: ['user.info'], allow: ['not-run'] })).conforms).toBe(true);
  });

  it('does not count errors of the harness against the backend', async () => {
    const authorize = () => {
      throw new Error('no such account');
    };
    const report = await run(stubBackend(), { authorize, only: ['user.info'] });
    expect(outcomeOf(report, 'user.info')).toBe('not run');
    expect(reportTable(report)).toContain('`authorize` of the harness failed: no such account');
  });

  it('reports a missing call as absent, not as failed; extensions may be missing', async () => {
    const extension = await run(stubBackend(['payments.stripePublishableKey']), {
      only: ['payments.stripePublishableKey'],
    });
    expect(outcomeOf(extension, 'payments.stripePublishableKey')).toBe('absent');
    expect(extension.conforms).toBe(true);
    const family = { only: ['merchants.types'] };
    expect((await run(stubBackend(['merchants.types']), family)).conforms).toBe(false);
    expect((await run(stubBackend(['merchants.types']), { ...family, allow: ['absent'] })).conforms).toBe(true);
  });

  it('names the absent call that a case needs', async () => {
    const report = await run(stubBackend(['store.details']), { ...everything, only: ['cart.count'] });
    const [first] = report.calls[0]?.cases ?? [];
    expect(first).toMatchObject({ outcome: 'absent', why: 'needs store.details, which is absent' });
  });

  it('warns of deviations that clients tolerate; with strict they fail', async () => {
    const stub = stubBackend();
    const sloppy: typeof fetch = async (input, init) => {
      const body = (await (await stub.fetch(input, init)).json()) as { data: object };
      return Response.json({ ...body, data: { ...body.data, codSwitch: 0, sandboxStatus: 'true' } });
    };
    const options = { fetch: sloppy, only: ['payments.methods'] };
    const report = await run(stub, options);
    expect([outcomeOf(report, 'payments.methods'), report.conforms]).toEqual(['warned', true]);
    expect(report.calls[0]?.deviations).toContainEqual({ path: 'data.codSwitch', expected: 'true or false', times: 2 });
    const strict = await run(stub, { ...options, strict: true });
    expect([outcomeOf(strict, 'payments.methods'), strict.conforms]).toEqual(['failed', false]);
  });

  it('allows additional fields', async () => {
    const stub = stubBackend();
    const newer: typeof fetch = async (input, init) => {
      const body = (await (await stub.fetch(input, init)).json()) as { data: object };
      return Response.json({ ...body, traceId: 't1', data: { ...body.data, newMethodStatus: true } });
    };
    const report = await run(stub, { fetch: newer, only: ['payments.methods'], strict: true });
    expect(outcomeOf(report, 'payments.methods')).toBe('passed');
  });

  it('makes no write with readOnly, and reports the cases left out', async () => {
    const stub = stubBackend();
    const report = await run(stub, { ...everything, readOnly: true });
    const writes = new Set(calls.filter(({ method }) => method === 'POST').map(({ id }) => id));
    const reading: EndpointId[] = [
      ...(['login.isTokenValid', 'preorders.computePrice', 'preorders.quote', 'addresses.ipInfo'] as const),
    ];
    expect([...new Set(stub.asked)].filter((id) => writes.has(id) && !reading.includes(id))).toEqual([]);
    expect(outcomeOf(report, 'cart.save')).toBe('not run');
    expect(reportTable(report)).toContain('cart.save writes');
  });

  it('lists nothing left in the accounts with readOnly, and counts the cases that write', async () => {
    const { harness: _, ...accounts } = everything;
    const report = await run(stubBackend(), { ...accounts, readOnly: true, only: ['wishlist', 'merchants', 'orders'] });
    expect(report.leftovers).toEqual([]);
    const left = report.calls.flatMap(({ cases }) => cases.flatMap(({ obstacle }) => obstacle ?? []));
    const writing = left.filter((obstacle) => obstacle === 'writes');
    // The products of the stub have no attributes.
    expect(left.filter((obstacle) => obstacle !== 'writes')).toEqual(['missing']);
    expect(reportTable(report)).toContain(`Read-only: ${writing.length} cases that write were not run.`);
  });

  it('lists the missing functions of the harness, and does not count them against the backend', async () => {
    const { harness: _, ...accounts } = everything;
    const report = await run(stubBackend(), { ...accounts, only: ['login.sendRegistrationCode', 'payments.result'] });
    const obstacles = report.calls.flatMap(({ cases }) => cases.flatMap(({ obstacle }) => obstacle ?? []));
    expect(new Set(obstacles)).toEqual(new Set(['operator']));
    expect(reportTable(report)).toMatch(/Not tested: \d+ need functions of --harness/);
  });

  it('waits for the time in Retry-After, then repeats the request', async () => {
    const stub = stubBackend();
    const waits: string[] = [];
    let requests = 0;
    const limited: typeof fetch = async (input, init) => {
      requests++;
      if (requests % 2 === 0) return Response.json(busy, { status: 429, headers: { 'retry-after': '0' } });
      return stub.fetch(input, init);
    };
    const onWait = ({ id }: { id: string }) => waits.push(id);
    const report = await run(stub, { fetch: limited, onWait, only: ['payments.methods', 'login.methods'] });
    expect(outcomeOf(report, 'payments.methods')).toBe('passed');
    expect(report.verdict).toBe('conforms');
    expect(report.limited).toBeGreaterThan(0);
    expect(waits).toContain('payments.methods');
  });

  it('reports a case as limited if Retry-After is too long', async () => {
    const stub = stubBackend();
    const limited: typeof fetch = async (input, init) => {
      if (!String(input).endsWith(callPath('payments.methods'))) return stub.fetch(input, init);
      return new Response('<h1>Slow down</h1>', { status: 429, headers: { 'retry-after': '3600' } });
    };
    const onWait = () => expect.unreachable();
    const report = await run(stub, { fetch: limited, onWait, only: ['payments.methods', 'login.methods'] });
    expect(report.calls.map(({ outcome }) => outcome).toSorted()).toEqual(['not run', 'passed']);
    const [first] = report.calls.find(({ id }) => id === 'payments.methods')?.cases ?? [];
    expect(first).toMatchObject({ outcome: 'not run', obstacle: 'limited', why: expect.stringContaining('3600 s') });
    expect(report.verdict).toBe('cannot tell');
    expect(reportTable(report)).toMatch(/exempt from the limits.*--only payments\.methods/);
  });

  it('does not report a call as absent after a 404 for an unknown id only', async () => {
    const stub = stubBackend();
    const directory = callPath('merchants.directory');
    const noList: typeof fetch = async (input, init) => {
      const { pathname } = new URL(String(input));
      if (pathname === directory) return Response.json({ code: 500, message: 'Broken', data: null }, { status: 500 });
      return pathname.endsWith(`/${UNKNOWN_ID}`) ? notFound() : stub.fetch(input, init);
    };
    const report = await run(stub, { fetch: noList, only: ['merchants.index'] });
    expect(outcomeOf(report, 'merchants.index')).toBe('not run');
    expect(report.verdict).toBe('cannot tell');
    expect((await run(stub, { fetch: noList, only: ['merchants.index'], allow: ['absent'] })).conforms).toBe(false);
  });

  it('sends hostName only if the option is given', async () => {
    const hosts: unknown[] = [];
    const stub = stubBackend();
    const spy: typeof fetch = (input, init) => {
      if (new URL(String(input)).pathname === callPath('payments.pay') && init?.body)
        hosts.push(JSON.parse(String(init.body)).hostName);
      return stub.fetch(input, init);
    };
    const only = ['payments.pay'];
    await run(stub, { ...everything, fetch: spy, only });
    expect(hosts[0]).toBeUndefined();
    hosts.length = 0;
    await run(stub, { ...everything, fetch: spy, only, hostName: 'shop.example' });
    expect(hosts[0]).toBe('shop.example');
  });

  it('stops after three calls if none returns the envelope, and quotes them', async () => {
    let requests = 0;
    const gateway: typeof fetch = async () => {
      requests++;
      return new Response('<!doctype html><title>Denied</title>', {
        status: 403,
        headers: { 'content-type': 'text/html' },
      });
    };
    const failed = run(stubBackend(), { fetch: gateway });
    await expect(failed).rejects.toThrow(ConformanceError);
    await expect(failed).rejects.toThrow(
      /None of three calls.*categories\.tree: HTTP 403, text\/html, “<!doctype html>/s,
    );
    expect(requests).toBe(3);
  });

  it('prints a cause once that many calls share', async () => {
    const stub = stubBackend();
    const closed: typeof fetch = async (input, init) =>
      String(input).endsWith(callPath('store.details')) ? stub.fetch(input, init) : new Response('no', { status: 401 });
    const text = reportTable(await run(stub, { ...everything, fetch: closed }));
    expect(text).toMatch(/^✗ 1\d\d calls \(\d+ cases\): HTTP 401 with .* without an envelope$/m);
    expect(text.match(/without an envelope/g)?.length).toBeLessThan(5);
    expect(text.split('\n').length).toBeLessThan(300);
  });

  it('estimates the remaining time from the tenth response on', async () => {
    const seen: Progress[] = [];
    await run(stubBackend(), { only: ['store', 'categories'], onProgress: (progress) => seen.push(progress) });
    const total = seen[0]?.casesTotal;
    expect(seen.at(-1)).toMatchObject({ cases: total, remainingMs: 0 });
    for (const { responses, remainingMs } of seen) expect(remainingMs === undefined).toBe(responses < 10);
  });

  it('fails a success code with an error status', async () => {
    const stub = stubBackend();
    const odd: typeof fetch = async (input, init) =>
      Response.json(await (await stub.fetch(input, init)).json(), { status: 500 });
    const report = await run(stub, { fetch: odd, only: ['store.theme'] });
    expect(report.verdict).toBe('does not conform');
    expect(reportTable(report)).toContain('HTTP 500 with code 200');
  });

  it('prints the redirects that were followed', async () => {
    const stub = stubBackend();
    const moved: typeof fetch = async (input, init) => {
      const url = new URL(String(input));
      if (url.searchParams.has('moved') || url.pathname !== callPath('payments.methods')) return stub.fetch(url, init);
      return new Response(null, { status: 301, headers: { location: `${url.pathname}?moved=1` } });
    };
    const report = await run(stub, { fetch: moved, only: ['payments.methods'] });
    expect(outcomeOf(report, 'payments.methods')).toBe('passed');
    expect(reportTable(report)).toMatch(/Redirected: https:\S+ → https:\S+/);
  });

  it('sends several invalid fields at once, and still finds an accepted one', async () => {
    const requests: string[] = [];
    const mock = createMockStorefront();
    const options = { authorize: () => ({ authorization: 'Bearer any' }), only: ['addresses.save'] };
    const strict: typeof fetch = async (input, init) => {
      if (String(input).endsWith(callPath('addresses.save'))) requests.push(String(init?.body));
      return (await mock.respond(new Request(input, init))) ?? notFound();
    };
    const tolerant: typeof fetch = async (input, init) => {
      const response = await strict(input, init);
      if (response.status !== 400) return response;
      const body = (await response.json()) as { data: { fieldErrors: Record<string, string> } };
      const { city: _, ...fieldErrors } = body.data.fieldErrors;
      if (Object.keys(fieldErrors).length === 0) return Response.json({ code: 200, message: '', data: { id: 1 } });
      return Response.json({ ...body, data: { fieldErrors } }, { status: 400 });
    };
    const caseOf = (report: ConformanceReport) =>
      report.calls[0]?.cases.find(({ name }) => name.startsWith('refuses invalid input'));
    const faults = badSamplesOf(contract['addresses.save'] as Call).length;
    expect(caseOf(await run(stubBackend(), { ...options, fetch: strict }))).toMatchObject({ outcome: 'passed' });
    expect(requests.length).toBeLessThan(faults);
    expect(caseOf(await run(stubBackend(), { ...options, fetch: tolerant }))).toMatchObject({
      outcome: 'failed',
      why: expect.stringMatching(/^city is missing: /),
    });
  });

  it('rejects invalid settings, and backends that do not respond', async () => {
    await expect(run(stubBackend(), { only: ['carts'] })).rejects.toThrow('no section or call named carts');
    const cause = new Error('connect ECONNREFUSED 127.0.0.1:3100');
    const silent = { ...stubBackend(), fetch: () => Promise.reject(new TypeError('fetch failed', { cause })) };
    const failed = run(silent);
    await expect(failed).rejects.toThrow(ConformanceError);
    await expect(failed).rejects.toThrow(/^Nothing responds at https:\/\/api\.example\.com.*connect ECONNREFUSED/s);
  });
});
