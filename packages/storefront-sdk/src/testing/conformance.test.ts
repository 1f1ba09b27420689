import { expect, it } from 'vitest';
import { runConformance } from '../conformance/index.ts';
import { createMockStorefront } from './index.ts';
import { statefulAnswers } from './shop/answers.ts';

/** Where the mocked shop is simpler than a backend, on purpose. */
const simpler = [
  'login.registerEmail: refuses a code that was never sent',
  'payment.pay: leads back to the hosts of the shop only',
  'payment.result: believes nobody who only started to pay',
];

it('the mocked shop is put to the cases of backends', async () => {
  const { fetch, shop } = createMockStorefront({ clock: Date.now });
  // The cases buy more than lies on the shelves.
  for (const { productValue } of shop.products) for (const sku of Object.values(productValue)) sku.stock = 500;
  const report = await runConformance({
    baseUrl: 'http://shop.test',
    only: Object.keys(statefulAnswers(shop)),
    authorize: (shopper) => (shopper === 'user' ? { authorization: 'Bearer good' } : undefined),
    fetch(input, init) {
      const headers = new Headers(init?.headers);
      // Any token is as good as another to the shop, so the dead ones of the cases are taken away.
      if (headers.get('authorization') !== 'Bearer good') headers.delete('authorization');
      return fetch(input, { ...init, headers });
    },
  });
  const cases = report.calls.flatMap(({ id, cases }) =>
    cases.map(({ name, outcome, why }) => ({ id: `${id}: ${name}`, outcome, why })),
  );
  const failed = cases.filter(({ id, outcome }) => outcome === 'failed' && !simpler.includes(id));
  expect(failed).toEqual([]);
  expect(cases.filter(({ id, outcome }) => simpler.includes(id) && outcome === 'failed')).toHaveLength(simpler.length);
  expect(cases.filter(({ outcome }) => outcome === 'warned')).toEqual([]);
  expect(cases.filter(({ outcome }) => outcome === 'passed').length).toBeGreaterThan(150);
}, 30_000);
