import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { buyer } from './buyer.ts';
import type { Wire } from './client.ts';
import { type Client, firstClient, secondClient } from './clients.ts';
import { type FamilyShop, openFamilyShop } from './shop.ts';

const FORM_TYPE = { 'form-type': 'pc' };
const MARKED = { origin: secondClient.origin };
const LISTED = { origin: firstClient.origin };
const UNKNOWN = '/api/front/product/detail/2000000000';

describe('the edition of a storefront', () => {
  let shop: FamilyShop;
  openFamilyShop((opened) => {
    shop = opened;
  });
  /** How far this process's clock is set forward, in ms. */
  let ahead = 0;
  beforeAll(() => {
    const elapsed = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => elapsed() + ahead);
  });
  afterAll(() => void vi.restoreAllMocks());
  afterEach(() => set('none'));

  const plain = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
    fetch(`${shop.base}${path}`, { ...init, headers });
  const statusOf = async (headers: Record<string, string> = {}) => (await plain(UNKNOWN, headers)).status;

  /** Changes the shop's setting and waits, because the API caches the previous value for a few seconds. */
  async function set(value: 'own' | 'family' | 'none') {
    await shop.operate('shop set', { setting: 'edition', value });
    const expected = { own: [404, 404], family: [200, 200], none: [404, 200] }[value];
    ahead += 10_000;
    expect([await statusOf(), await statusOf(FORM_TYPE)]).toEqual(expected);
  }

  test('follows the mark of its origin, the setting of the shop and Form-type, in this order', async () => {
    expect([await statusOf(), await statusOf(LISTED)]).toEqual([404, 404]);
    expect([await statusOf(FORM_TYPE), await statusOf(MARKED)]).toEqual([200, 200]);
    await set('family');
    expect([await statusOf(LISTED), await statusOf({ origin: 'https://evil.example' })]).toEqual([200, 200]);
    await set('own');
    expect([await statusOf({ ...FORM_TYPE, ...LISTED }), await statusOf(MARKED)]).toEqual([404, 200]);
  });

  test('rejects an unknown value with a message that lists the valid ones', async () => {
    const { status, message } = await shop.operate('shop set', { setting: 'edition', value: 'mobile' });
    expect([status, message]).toEqual([400, expect.stringContaining('own or family, or none')]);
    const old = await shop.operate('shop set', { setting: 'errorsWithStatus200', value: 'yes' });
    expect(old.status).toBe(400);
  });

  test('decides the HTTP status of errors, for calls of the contract only', async () => {
    const path = '/api/front/user/info';
    const [family, own] = [await plain(path, FORM_TYPE), await plain(path)];
    expect([family.status, ((await family.json()) as Wire).code]).toEqual([200, 401]);
    expect(family.headers.get('cache-control')).toBe('no-store');
    expect([own.status, ((await own.json()) as Wire).code]).toEqual([401, 401]);
    for (const unknown of ['/api/front/nothing', '/api/front/product/detail/%ff']) {
      const answers = [await plain(unknown, { 'form-type': 'h5' }), await plain(unknown, MARKED), await plain(unknown)];
      expect(answers.map(({ status }) => status).map((status) => status < 300)).toEqual([true, true, false]);
    }
    expect(shop.log()).toContain('"url":"/api/front/user/info","status":401');
    const notice = await plain('/api/payments/notices/stripe', FORM_TYPE, { method: 'POST', body: '{}' });
    expect(notice.status).toBe(400);
    expect((await plain('/operator/ship', FORM_TYPE, { method: 'POST' })).status).toBeGreaterThan(399);
  });

  test('decides the format of responses; every listed origin receives absolute URLs of pictures', async () => {
    const first = async (headers: Record<string, string>) => {
      const answer = await plain('/api/front/index/product?limit=50', headers);
      expect(answer.headers.get('vary')).toMatch(/Form-type.*Origin/);
      return ((await answer.json()) as Wire).data.list;
    };
    const seen = async (headers: Record<string, string>) => {
      const cards = await first(headers);
      const isAbsolute = cards[0].image.startsWith('http://shop.test/media/');
      return [isAbsolute, cards.every(({ otPrice }: Wire) => otPrice !== null)];
    };
    expect(await seen({})).toEqual([false, false]);
    expect(await seen({ origin: 'http://shop.test' })).toEqual([false, false]);
    expect(await seen({ origin: 'https://evil.example' })).toEqual([false, false]);
    expect(await seen(LISTED)).toEqual([true, false]);
    expect(await seen(FORM_TYPE)).toEqual([true, true]);
    expect(await seen(MARKED)).toEqual([true, true]);
  });

  test('decides the pages to return to after a payment', async () => {
    const returns = async (client: Client) => {
      const { page } = await shop.visitSignedIn(client);
      const buys = buyer(client, page);
      const { orderNo } = await buys.ordered('paypal');
      const { redirect } = await buys.pays(orderNo, 'paypal');
      const { approved, cancelled } = shop.paypal.waysBack(redirect);
      return [approved, cancelled].map((address) => address.slice(0, address.search(/&token/)).replace(orderNo, 'PT'));
    };
    // An SDK client on an origin without a mark.
    const ownElsewhere = { ...firstClient, habits: {} };
    const pages = ['/order/payment_result?orderNo=PT', '/order/order_detail?orderNo=PT'];
    expect(await returns(ownElsewhere)).toEqual(pages.map((path) => LISTED.origin + path));
    expect(await returns(firstClient)).toEqual([
      `${LISTED.origin}/order/payment_result?orderNo=PT&status=1`,
      `${LISTED.origin}/order/order_detail?orderNo=PT&orderStatus=0`,
    ]);
    expect(await returns(secondClient)).toEqual([
      `${MARKED.origin}/pages/order_pay_status/index?orderNo=PT&status=1`,
      `${MARKED.origin}/pages/order_pay_status/index?orderNo=PT`,
    ]);
  });

  test('that a shop should have is told to its operator once, by calls that only clients of the family send', async () => {
    const warnings = () =>
      shop.log().match(/a client of the backend family calls[^"]*"?shop set edition family/g) ?? [];
    for (let calls = 0; calls < 3; calls += 1) {
      await plain('/api/front/index/color/config');
      await plain(UNKNOWN, FORM_TYPE);
    }
    expect(warnings()).toHaveLength(1);
    const noted = () =>
      shop.database.db.selectFrom('stores').select('details').where('id', '=', 1).executeTakeFirstOrThrow();
    await vi.waitFor(async () => expect((await noted()).details.familyCalledAt).toBeGreaterThan(0));
    expect(JSON.stringify(await (await plain('/api/front/store/get')).json())).not.toContain('familyCalledAt');
  });

  test('does not matter for the message of a validation error, which names the first field', async () => {
    const wrong = '/api/front/product/list?page=-1';
    for (const headers of [{}, FORM_TYPE]) {
      const { message, data } = (await (await plain(wrong, headers)).json()) as Wire;
      expect([message, data.fieldErrors]).toEqual(['At least 1 (page)', { page: 'At least 1' }]);
    }
  });

  test('does not matter for the token after a registration', async () => {
    for (const [place, headers] of [{}, MARKED].entries()) {
      const email = `edition-${place}@shopper.test`;
      await plain('/api/front/login/email/captcha', { 'content-type': 'text/plain' }, { method: 'POST', body: email });
      const body = JSON.stringify({ email, password: 'Slow-walk-7', captcha: await shop.codeFor(email) });
      const sent = { ...headers, 'content-type': 'application/json' };
      const answer = await plain('/api/front/login/register/email', sent, { method: 'POST', body });
      const { data } = (await answer.json()) as Wire;
      const info = await plain('/api/front/user/info', { 'authori-zation': data.token });
      expect(((await info.json()) as Wire).data.email).toBe(email);
    }
  });
});
