import { describe, expect, it } from 'vitest';
import { loginEmailCaptcha } from '../contract/account.ts';
import { cartCount, cartDelete, cartSave } from '../contract/cart.ts';
import { productDetail } from '../contract/catalog.ts';
import { buildRequest } from './request.ts';

const { signal } = new AbortController();
const base = 'https://api.example.com';

describe('a request', () => {
  it('puts parameters where they belong, encoded', () => {
    const { url, init } = buildRequest(base, productDetail, { path: { uniqueKey: 'a/b', slug: 'ä?' } }, {}, signal);
    expect(url).toBe(`${base}/api/front/product/detail/a%2Fb/%C3%A4%3F`);
    expect(init).toEqual({ method: 'GET', headers: { accept: 'application/json' }, signal });
  });

  it('leaves out what is absent from the query', () => {
    const query = { numType: true, type: 'sum', storeId: 1, uuid: undefined };
    expect(buildRequest(base, cartCount, { query }, {}, signal).url).toBe(
      `${base}/api/front/cart/count?numType=true&type=sum&storeId=1`,
    );
    expect(buildRequest(base, cartCount, {}, {}, signal).url).toBe(`${base}/api/front/cart/count`);
  });

  it('sends a body as JSON, and none as an empty object', () => {
    const sent = buildRequest(base, cartDelete, { body: { ids: [1] } }, {}, signal).init;
    expect(sent.body).toBe('{"ids":[1]}');
    expect(sent.headers['content-type']).toBe('application/json');
    expect(buildRequest(base, cartDelete, {}, {}, signal).init.body).toBe('{}');
  });

  it('sends a raw body as it is', () => {
    expect(buildRequest(base, loginEmailCaptcha, { body: 'ann@example.com' }, {}, signal).init.body).toBe(
      'ann@example.com',
    );
  });

  it('carries key and keepalive when told to', () => {
    const call = { idempotencyKey: 'k', keepalive: true };
    const { init } = buildRequest(base, cartSave, { body: [] }, call, signal);
    expect(init.headers['idempotency-key']).toBe('k');
    expect(init.keepalive).toBe(true);
  });
});
