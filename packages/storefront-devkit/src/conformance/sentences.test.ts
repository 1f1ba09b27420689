import { contract, type EndpointId } from '@promenade/storefront-sdk/contract';
import { expect, it } from 'vitest';
import { createMockStorefront } from '../mock/index.ts';
import { runConformance } from './index.ts';

/** What failed in a call of the mock shop when fields of the responses of another call are changed. */
async function failuresOf(only: EndpointId, changed: EndpointId, change: (value: unknown, key: string) => unknown) {
  const mock = createMockStorefront({ clock: Date.now });
  const report = await runConformance({
    baseUrl: 'http://shop.test',
    only: [only],
    authorize: (shopper) => ({ authorization: `Bearer ${shopper}` }),
    async fetch(input, init) {
      const response = await mock.fetch(input, init);
      if (new URL(String(input)).pathname !== contract[changed].path) return response;
      const body = JSON.parse(await response.text(), (key, value) => change(value, key));
      return Response.json(body, { status: response.status });
    },
  });
  return report.calls.flatMap(({ cases }) => cases.flatMap(({ outcome, why }) => (outcome === 'failed' ? why : [])));
}

it('prices in cents are called so', async () => {
  const inCents = (value: unknown, key: string) => (key === 'price' ? Number(value) * 100 : value);
  expect(await failuresOf('products.detail', 'products.list', inCents)).toEqual([
    expect.stringMatching(
      /^product 1 has the price 4900\.00 in products\.list and 49\.00 in products\.detail; .*in cents$/,
    ),
  ]);
});

it('of two long values the first difference is named', async () => {
  const inSalem = (value: unknown, key: string) => (key === 'city' ? 'Salem' : value);
  expect(await failuresOf('addresses.all', 'addresses.all', inSalem)).toContainEqual(
    expect.stringMatching(/^addresses\[0\]\.city: expected ".+", was "Salem"$/),
  );
});
