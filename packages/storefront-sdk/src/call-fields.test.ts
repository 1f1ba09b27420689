import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resources } from './calls/resources.ts';
import { contract, type EndpointId } from './contract/registry.ts';
import { createStorefront } from './index.ts';
import { sample } from './schema/sample.ts';
import type { AnySchema, Shape } from './schema/schema.ts';
import { baseUrl, recorder } from './test-support/recorder.ts';

type Call = ((client: unknown, ...args: unknown[]) => Promise<unknown>) & {
  id: EndpointId;
  takes?: string | false;
  multipart?: true;
  writes?: { of: Shape };
};

const calls = Object.values(resources).flatMap((module) => Object.values<unknown>(module) as Call[]);

/** What pages hold next to the fields of a call. */
const extras: fc.Arbitrary<Record<string, unknown>> = fc.dictionary(
  fc.string({ unit: 'grapheme-ascii', minLength: 1 }).map((name) => `own-${name}`),
  fc.oneof(
    fc.string(),
    fc.double(),
    fc.constant(() => 'called'),
    fc.constant({ nested: { deep: [1, { note: 'secret' }] } }),
    fc.constant({ $$typeof: Symbol.for('react.transitional.element'), type: 'b', props: { children: 'x' } }),
    fc.constant(null),
  ),
  { minKeys: 1, maxKeys: 4 },
);

/** The argument of a call with the declared fields only, as a caller writes it. */
function plainArgument({ id, takes, writes, multipart }: Call): unknown {
  const { path, query, body } = contract[id].input;
  if (takes === 'body') return sample(body as AnySchema);
  if (multipart) return { file: new File(['pixels'], 'a.png'), ...samplesOf(query) };
  if (body?.kind === 'text') return 'f47ac10b';
  const written = Object.entries(writes?.of ?? {}).map(([name, { limits, of }]) => {
    const isAmount = (limits ?? (of as AnySchema | undefined)?.limits)?.isAmount;
    return [name, isAmount ? 100 : ['1']];
  });
  const fields: Record<string, unknown> = {
    ...samplesOf(path),
    ...samplesOf(query),
    ...samplesOf(body?.of as Shape | undefined),
    ...Object.fromEntries(written),
  };
  return takes ? fields[takes] : fields;
}

const samplesOf = (shape: Shape = {}) =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, sample(schema)]));

/** The same value with further properties in each object. */
function withExtras(value: unknown, more: object): unknown {
  if (Array.isArray(value)) return value.map((item) => withExtras(item, more));
  if (typeof value !== 'object' || value === null || value instanceof File) return value;
  return {
    ...more,
    ...Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withExtras(inner, more)])),
  };
}

/** What one call puts on the wire. */
async function wireOf(call: Call, argument: unknown): Promise<unknown> {
  const { fetch, requests } = recorder();
  const { client } = createStorefront({ baseUrl, fetch, onIssue: () => {} });
  await call(client, ...(call.takes === false ? [] : [argument])).catch(() => {});
  const [request] = requests;
  const body = request?.body instanceof FormData ? [...request.body] : request?.body;
  return { method: request?.method, path: request?.path, headers: request?.headers, body };
}

describe('a call sends what it declares, and nothing else of its argument', () => {
  it.each(calls.map((call) => [call.id, call] as const))('%s', async (_, call) => {
    const plain = plainArgument(call);
    const expected = await wireOf(call, plain);
    expect(expected).toMatchObject({ method: contract[call.id].method });
    await fc.assert(
      fc.asyncProperty(extras, async (more) => {
        expect(await wireOf(call, withExtras(plain, more))).toEqual(expected);
      }),
      { numRuns: 2 },
    );
  });

  it('a card gives the address of its product two fields', async () => {
    const { fetch, requests } = recorder();
    const shop = createStorefront({ baseUrl, fetch, onIssue: () => {} });
    const card = { ...(sample(contract['products.list'].response as AnySchema) as { list: object[] }).list[0] };
    await shop.products.detail({ ...card, uniqueKey: 'k1', slug: 'linen-shirt' }).catch(() => {});
    expect(requests[0]?.path).toBe('/api/front/product/detail/k1/linen-shirt');
  });

  it('a field of the outer object does not come along with an inner one', async () => {
    const { fetch, requests } = recorder();
    const shop = createStorefront({ baseUrl, fetch, onIssue: () => {} });
    const line = { orderInfoId: 31, quantity: 1, orderNo: 'SH2', reason: 'secret' };
    await shop.orders.withdraw({ orderNo: 'SH1', lines: [line] }).catch(() => {});
    expect(JSON.parse(`${requests[0]?.body}`)).toEqual({
      orderNo: 'SH1',
      lines: [{ orderInfoId: 31, quantity: 1 }],
    });
  });

  it('the order in which a caller names the fields does not change the address', async () => {
    const { fetch, requests } = recorder();
    const shop = createStorefront({ baseUrl, fetch, onIssue: () => {} });
    await shop.search.products({ keyword: 'linen', page: 2, cid: 4 }).catch(() => {});
    await shop.search.products({ cid: 4, page: 2, keyword: 'linen' }).catch(() => {});
    expect(requests[1]?.path).toBe(requests[0]?.path);
  });
});
