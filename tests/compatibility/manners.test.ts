import { describe, expect, test } from 'vitest';
import { FamilyClient, type Wire } from './client.ts';
import { firstClient } from './clients.ts';
import { type FamilyShop, openFamilyShop, someProduct } from './shop.ts';

describe('between a storefront of the family and the API', () => {
  let shop: FamilyShop;
  openFamilyShop((opened) => {
    shop = opened;
  });

  /** A request without the special headers of any client. */
  const plain = (path: string, init: RequestInit = {}) => fetch(`${shop.base}${path}`, init);

  test('any header may be sent from a listed origin, and nothing from another', async () => {
    const page = shop.visit();
    const headers = { 'x-requested-with': 'XMLHttpRequest', 'x-of-a-fork': '1' };
    expect((await page.ask('GET', '/api/front/search/keyword', { headers })).envelope.code).toBe(200);
    const stranger = new FamilyClient(shop.base, 'https://evil.example', {});
    await expect(stranger.get('/api/front/search/keyword')).rejects.toThrow('Network Error');
    const asked = { 'access-control-request-method': 'GET', 'access-control-request-headers': 'form-type' };
    for (const origin of ['https://evil.example', 'null', `${firstClient.origin}.evil.example`]) {
      const answer = await plain('/api/front/user/info', { method: 'OPTIONS', headers: { origin, ...asked } });
      expect(answer.headers.get('access-control-allow-origin'), origin).toBeNull();
      expect(answer.headers.get('access-control-allow-headers'), origin).toBeNull();
    }
  });

  test('market prices are added for these clients only', async () => {
    const answer = await plain('/api/front/product/list?limit=50');
    const cards = ((await answer.json()) as Wire).data.list;
    expect(cards.some(({ otPrice }: Wire) => otPrice === null)).toBe(true);
  });

  test('a form without content counts as an empty body, one with content is not parsed as JSON', async () => {
    const { page } = await shop.visitSignedIn();
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const exists = '/api/front/login/token/is/exist';
    expect((await page.ask('POST', exists, { headers: form })).envelope).toMatchObject({ code: 200, data: true });
    expect(await page.post(exists, null)).toBe(true);
    expect(await page.post(exists, {})).toBe(true);
    const sent = await page.ask('POST', '/api/front/cart/num', { headers: form, body: 'id=1&number=2' });
    expect(sent.envelope.code).toBe(400);
  });

  test('an address as plain text is read with each content type that clients send', async () => {
    for (const [place, type] of ['application/json;charset=UTF-8', 'text/plain'].entries()) {
      const email = `raw-${place}@shopper.test`;
      // Bypasses the function that adds the headers of the family.
      const headers = { 'content-type': type, origin: firstClient.origin };
      const answer = await plain('/api/front/login/email/captcha', { method: 'POST', headers, body: email });
      expect(await answer.json()).toMatchObject({ code: 200, message: 'Sent successfully', data: null });
    }
  });

  test('a form on another site cannot send a code', async () => {
    const send = (headers: Record<string, string>) =>
      plain('/api/front/login/sendCode', {
        method: 'POST',
        headers,
        body: new URLSearchParams({ phone: '9876500009', countryCode: '91' }),
      });
    expect((await send({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send({ origin: firstClient.origin })).status).toBe(200);
  });

  test('a form has a size limit, and a file in it is not a field', async () => {
    const page = shop.visit();
    const form = new FormData();
    form.append('phone', new File(['9876500010'], 'phone.txt'));
    form.append('countryCode', '91');
    expect(await page.shown(page.post('/api/front/login/sendCode', form))).toBe('This field is required (phone)');
    const long = new FormData();
    long.append('phone', '9'.repeat(70_000));
    expect((await page.ask('POST', '/api/front/login/sendCode', { body: long })).envelope.code).toBe(413);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const broken = await page.ask('POST', '/api/front/login/sendCode', { headers, body: '--x\r\nnonsense' });
    expect(broken.envelope.code).toBe(400);
  });

  test('invalid values are still rejected, with the name of the field', async () => {
    const { page } = await shop.visitSignedIn();
    const { id } = await someProduct(page);
    const refused = async (method: string, path: string, body?: object) => {
      const { envelope } = await page.ask(method, path, { body });
      return [envelope.code, ...Object.keys(envelope.data?.fieldErrors ?? {})];
    };
    const list = (query: string) => refused('GET', `/api/front/product/list?${query}`);
    expect(await list('page=-1')).toEqual([400, 'page']);
    expect(await list('limit=-1')).toEqual([400, 'limit']);
    expect(await list('cid=null')).toEqual([400, 'cid']);
    expect(await list('minPrice=-5')).toEqual([400, 'minPrice']);
    expect(await list('priceOrder=up')).toEqual([400, 'priceOrder']);
    expect(await refused('GET', '/api/front/cart/list?isValid=perhaps')).toEqual([400, 'isValid']);
    expect(await refused('POST', '/api/front/collect/add/product', { id: 'seven', category: 'store' })).toEqual([
      400,
      'id',
    ]);
    expect(await refused('POST', '/api/front/collect/add/product', { id: [id], category: 'store' })).toEqual([
      400,
      'id',
    ]);
    expect(await refused('POST', '/api/front/cart/delete', { ids: ['1', ' 2'] })).toEqual([400, 'ids.1']);
    expect(await refused('POST', '/api/front/user/edit', { nickname: {}, avatar: '' })).toEqual([400, 'nickname']);
    expect(await refused('POST', '/api/front/user/edit', { nickname: 'A\u0000', avatar: '' })).toEqual([
      400,
      'nickname',
    ]);
    expect(await refused('GET', '/api/front/product/detail/1%20or%201=1')).toEqual([400, 'id']);
  });
});
