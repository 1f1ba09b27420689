import { describe, expect, it } from 'vitest';
import {
  cartCount,
  cartDelete,
  cartSave,
  type Endpoint,
  loginEmailCaptcha,
  productDetail,
  uploadImage,
} from '../contract/index.ts';
import type { CallOptions } from './client.ts';
import { type AnyInput, buildRequest } from './request.ts';

const { signal } = new AbortController();
const baseUrl = 'https://api.example.com';
const build = (endpoint: Endpoint, input: AnyInput = {}, call: CallOptions = {}) =>
  buildRequest({ baseUrl }, endpoint, input, call, signal);

describe('a request', () => {
  it('puts parameters where they belong, encoded', async () => {
    const { url, init } = await build(productDetail, { path: { uniqueKey: 'a/b', slug: 'ä?' } });
    expect(url).toBe(`${baseUrl}/api/front/product/detail/a%2Fb/%C3%A4%3F`);
    expect(init).toEqual({ method: 'GET', headers: { accept: 'application/json' }, signal });
  });

  it('leaves out what is absent from the query', async () => {
    const query = { numType: true, type: 'sum', storeId: 0, uuid: undefined };
    const { url } = await build(cartCount, { query });
    expect(url).toBe(`${baseUrl}/api/front/cart/count?numType=true&type=sum&storeId=0`);
    expect((await build(cartCount)).url).toBe(`${baseUrl}/api/front/cart/count`);
  });

  it('sends a body as JSON, and none as an empty object', async () => {
    const { init } = await build(cartDelete, { body: { ids: [1] } });
    expect(init.body).toBe('{"ids":[1]}');
    expect(init.headers['content-type']).toBe('application/json');
    expect((await build(cartDelete)).init.body).toBe('{}');
  });

  it('sends a raw body as it is, under the type that the family demands', async () => {
    const { init } = await build(loginEmailCaptcha, { body: 'ann@example.com' });
    expect(init.body).toBe('ann@example.com');
    expect(init.headers['content-type']).toBe('application/json');
  });

  it('leaves the type of a form to the form', async () => {
    const body = new FormData();
    const { init } = await build(uploadImage, { body });
    expect(init.body).toBe(body);
    expect(init.headers['content-type']).toBeUndefined();
  });

  it('carries key and keepalive when told to', async () => {
    const { init } = await build(cartSave, { body: [] }, { idempotencyKey: 'k', keepalive: true });
    expect(init.headers['idempotency-key']).toBe('k');
    expect(init.keepalive).toBe(true);
  });
});
