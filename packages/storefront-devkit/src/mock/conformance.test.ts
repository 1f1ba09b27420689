import { expect, it } from 'vitest';
import { runConformance } from '../conformance/index.ts';
import { aCoupon, createMockStorefront, fixedClock, MOCK_CODE } from './index.ts';
import { newAccount } from './shop/account.ts';

/** Where the mocked shop is simpler than a backend, on purpose. */
const simpler = ['payments.pay: leads back to the hosts of the shop only'];

/** Orders that may wait for payment at once in the strictest backend that is known. */
const OPEN_ORDERS_MAX = 5;

it('the mock shop passes the cases of backends, which cancel their orders as they go', async () => {
  const clock = fixedClock(Date.now());
  const { fetch, shop, operator } = createMockStorefront({ clock });
  // Payments that only start leave the order unpaid, as with a provider.
  shop.declineReason = 'Not paid yet';
  // The cases buy more than there is in stock.
  for (const { productValue } of shop.products) for (const sku of Object.values(productValue)) sku.stock = 500;
  const soldOut = Object.values(shop.products.at(-1)?.productValue ?? {});
  for (const sku of soldOut) sku.stock = 0;
  shop.coupons.push(aCoupon({ id: 3 }), aCoupon({ id: 4 }));
  const other = newAccount({ uid: 2, email: 'bob@example.com', emailProven: true });
  shop.accounts.push(other);
  shop.tokens.set('other', 2);
  let mostOpen = 0;
  const report = await runConformance({
    baseUrl: 'http://shop.test',
    authorize: (shopper) => ({ authorization: `Bearer ${shopper}` }),
    harness: {
      code: async () => MOCK_CODE,
      async promotionCode() {
        const id = 100 + shop.promotionCodes.length;
        shop.promotionCodes.push({ code: `CODE${id}`, coupon: aCoupon({ id }), left: 1, endsAt: null });
        return `CODE${id}`;
      },
      pay: async ({ orderNo }) => operator.pay(orderNo),
      ship: async (orderNo) => operator.ship(orderNo),
      decideRefund: async (refundNo, verdict) => operator.decideRefund(refundNo, verdict),
      askForGoods: async (refundNo, address) => operator.askForGoods(refundNo, address),
      async later(ms, ask) {
        clock.advance(ms);
        try {
          return await ask();
        } finally {
          clock.advance(-ms);
        }
      },
    },
    fetch(input, init) {
      const open = shop.account.orders.filter(({ paidAt, isCancelled }) => paidAt === null && !isCancelled);
      mostOpen = Math.max(mostOpen, open.length);
      const headers = new Headers(init?.headers);
      // The shop takes tokens that it does not know for the seeded account, the invalid ones of the cases too.
      if (headers.get('authorization')?.startsWith('Bearer invalid')) headers.delete('authorization');
      return fetch(input, { ...init, headers });
    },
  });
  const cases = report.calls.flatMap(({ id, cases }) =>
    cases.map(({ name, outcome, why }) => ({ id: `${id}: ${name}`, outcome, why })),
  );
  expect(cases.filter(({ id, outcome }) => outcome === 'failed' && !simpler.includes(id))).toEqual([]);
  expect(cases.filter(({ id, outcome }) => simpler.includes(id) && outcome === 'failed')).toHaveLength(simpler.length);
  expect(cases.filter(({ outcome }) => outcome === 'warned')).toEqual([]);
  expect(cases.filter(({ outcome }) => outcome === 'not run').map(({ id }) => id)).toEqual([
    'payments.paypalSuccess: accepts a valid request',
    'payments.paypalCancel: accepts a valid request',
    'twitter.signIn: accepts a valid request',
    'user.changePassword: accepts a valid request',
    'user.changePasswordByPhone: accepts a valid request',
  ]);
  expect(cases.filter(({ outcome }) => outcome === 'passed').length).toBeGreaterThan(400);
  expect(mostOpen).toBeLessThanOrEqual(OPEN_ORDERS_MAX);
  expect(report.leftovers).toContainEqual(expect.stringMatching(/^\d+ cancelled orders$/));
  expect(report.leftovers.filter((what) => !/^\d+ /.test(what))).toEqual([]);
}, 30_000);
