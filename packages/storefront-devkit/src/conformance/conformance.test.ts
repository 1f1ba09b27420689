import { type Call, contract, type EndpointId, encode, type Schema, sample } from '@promenade/storefront-sdk/contract';
import { describe, expect, it } from 'vitest';
import {
  ConformanceError,
  type ConformanceOptions,
  type ConformanceReport,
  reportTable,
  runConformance,
} from './index.ts';

const calls = Object.values(contract) as Call[];
const patterns = calls.map((call) => {
  const path = new RegExp(`^${call.path.replace(/\{\w+\}/g, '([^/]+)')}$`);
  // Of two addresses that fit, the one with fewer gaps is meant.
  return { call, path, gaps: call.path.split('{').length };
});

function callAt(method: string, pathname: string): Call {
  const [meant] = patterns
    .filter(({ call, path }) => call.method === method && path.test(pathname))
    .toSorted((one, other) => one.gaps - other.gaps);
  if (!meant) throw new Error(`the contract has no ${method} ${pathname}`);
  return meant.call;
}

/** What cases must find to go on, in the decoded form; everything else is answered by a sample. */
function answerTo({ id, response }: Call, wished: number): unknown {
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

/** A backend that has nothing but the contract: every call is answered by a sample of its answer. */
function stubBackend(absent: readonly EndpointId[] = []): StubBackend {
  const asked: EndpointId[] = [];
  let wished = 0;
  return {
    asked,
    fetch: async (input, init = {}) => {
      const call = callAt(init.method ?? 'GET', new URL(String(input)).pathname);
      asked.push(call.id);
      if (absent.includes(call.id))
        return Response.json({ code: 404, message: 'No data found', data: null }, { status: 404 });
      const isKnown = new Headers(init.headers).get('authorization')?.startsWith('Bearer good');
      if (call.auth === 'user' && !isKnown)
        return Response.json({ code: 401, message: 'Please sign in', data: null }, { status: 401 });
      if (call.id === 'wishlist.add') wished = JSON.parse(String(init.body)).id;
      const data = encode(call.response as Schema<unknown>, answerTo(call, wished));
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
    later: (_, ask) => ask(),
  },
};

const run = (stub: StubBackend, options: Partial<ConformanceOptions> = {}) =>
  runConformance({ baseUrl: 'https://api.example.com', fetch: stub.fetch, ...options });

function outcomeOf({ calls }: ConformanceReport, id: EndpointId): string | undefined {
  return calls.find((call) => call.id === id)?.outcome;
}

describe('the kit', () => {
  it('has cases and a right request for every call of the contract', async () => {
    const report = await run(stubBackend(), everything);
    expect(report.calls.map(({ id }) => id)).toEqual(Object.keys(contract));
    const impossible = /a person who|would change the password/;
    const holes = report.calls.flatMap(({ id, cases }) =>
      cases
        .filter(
          ({ name, outcome, why }) =>
            name === 'answers a valid request' && outcome !== 'passed' && !impossible.test(why ?? ''),
        )
        .map(({ why }) => `${id}: ${why}`),
    );
    expect(holes).toEqual([]);
  });

  it('says what it could not run for want of accounts, and does not call that conforming', async () => {
    const report = await run(stubBackend(), { only: ['user.info'] });
    expect(outcomeOf(report, 'user.info')).toBe('not run');
    expect(reportTable(report)).toMatch(/2 cases: needs a signed-in shopper/);
    expect(report.conforms).toBe(false);
    expect((await run(stubBackend(), { only: ['user.info'], allow: ['not-run'] })).conforms).toBe(true);
  });

  it('does not blame the backend for what goes wrong in the operator’s own functions', async () => {
    const authorize = () => {
      throw new Error('no such account');
    };
    const report = await run(stubBackend(), { authorize, only: ['user.info'] });
    expect(outcomeOf(report, 'user.info')).toBe('not run');
    expect(reportTable(report)).toContain('`authorize` of the harness failed: no such account');
  });

  it('tells a missing call from one that is wrong; extensions may be missing', async () => {
    const extension = await run(stubBackend(['payments.stripePublishableKey']), {
      only: ['payments.stripePublishableKey'],
    });
    expect(outcomeOf(extension, 'payments.stripePublishableKey')).toBe('absent');
    expect(extension.conforms).toBe(true);
    const family = { only: ['merchants.types'] };
    expect((await run(stubBackend(['merchants.types']), family)).conforms).toBe(false);
    expect((await run(stubBackend(['merchants.types']), { ...family, allow: ['absent'] })).conforms).toBe(true);
  });

  it('names the absent call that stands in the way of a case', async () => {
    const report = await run(stubBackend(['store.details']), { ...everything, only: ['cart.count'] });
    const [first] = report.calls[0]?.cases ?? [];
    expect(first).toMatchObject({ outcome: 'absent', why: 'needs store.details, which is absent' });
  });

  it('warns of what clients tolerate, and fails it when it is to be strict', async () => {
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

  it('lets answers grow', async () => {
    const stub = stubBackend();
    const newer: typeof fetch = async (input, init) => {
      const body = (await (await stub.fetch(input, init)).json()) as { data: object };
      return Response.json({ ...body, traceId: 't1', data: { ...body.data, newMethodStatus: true } });
    };
    const report = await run(stub, { fetch: newer, only: ['payments.methods'], strict: true });
    expect(outcomeOf(report, 'payments.methods')).toBe('passed');
  });

  it('only reads when asked to, and says what that left out', async () => {
    const stub = stubBackend();
    const report = await run(stub, { ...everything, readOnly: true });
    const writes = new Set(calls.filter(({ method }) => method === 'POST').map(({ id }) => id));
    const reading: EndpointId[] = ['login.isTokenValid', 'preorders.computePrice', 'addresses.ipInfo'];
    expect([...new Set(stub.asked)].filter((id) => writes.has(id) && !reading.includes(id))).toEqual([]);
    expect(outcomeOf(report, 'cart.save')).toBe('not run');
    expect(reportTable(report)).toContain('cart.save writes');
  });

  it('refuses settings that make no sense, and says so when nothing answers', async () => {
    await expect(run(stubBackend(), { only: ['carts'] })).rejects.toThrow('no section or call named carts');
    const cause = new Error('connect ECONNREFUSED 127.0.0.1:3100');
    const silent = { ...stubBackend(), fetch: () => Promise.reject(new TypeError('fetch failed', { cause })) };
    const failed = run(silent);
    await expect(failed).rejects.toThrow(ConformanceError);
    await expect(failed).rejects.toThrow(/^Nothing answers at https:\/\/api\.example\.com \(connect ECONNREFUSED/);
  });
});
