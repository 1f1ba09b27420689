import { describe, expect, it } from 'vitest';
import { encode } from './contract/encode.ts';
import { MerchantDetail, MerchantIndex } from './contract/merchants.ts';
import { sample } from './contract/sample.ts';
import type { AnySchema } from './contract/schema.ts';
import { UploadedFile } from './contract/uploads.ts';
import { createStorefront } from './index.ts';
import { envelope } from './test-support/responses.ts';

/** A shop whose backend answers one thing, and what was sent to it. */
function shopAnswering(schema?: AnySchema) {
  const sent: { url: URL; init: RequestInit }[] = [];
  const fetch = async (url: unknown, init: RequestInit = {}) => {
    sent.push({ url: new URL(`${url}`), init });
    return envelope(schema ? encode(schema, sample(schema)) : null);
  };
  return {
    shop: createStorefront({ baseUrl: 'https://api.example.com', fetch: fetch as typeof globalThis.fetch }),
    sent,
  };
}

describe('merchants', () => {
  it('are answered under the id that was asked for', async () => {
    expect(await shopAnswering(MerchantIndex).shop.merchants.index(77)).toMatchObject({ id: 77, name: 'name' });
    expect(await shopAnswering(MerchantDetail).shop.merchants.detail(78)).toMatchObject({ id: 78 });
  });

  it('are asked for products between two prices, in cents', async () => {
    const { shop, sent } = shopAnswering();
    await shop.merchants.products({ merId: 3, minPrice: 5, maxPrice: 50_00 });
    expect(sent[0]?.url.search).toBe('?merId=3&minPrice=0.05&maxPrice=50.00');
  });
});

describe('a refund', () => {
  it('is asked for with its pictures joined by commas, and with its lines', async () => {
    const { shop, sent } = shopAnswering();
    const lines = [{ orderInfoId: 31, quantity: 1 }];
    const whole = { orderNo: 'SH26011512000001', text: 'Torn' };
    await shop.refunds.apply({ ...whole, refund_reason_wap_img: ['/a.webp', '/b.webp'], lines });
    await shop.refunds.apply(whole);
    expect(sent.map(({ init }) => JSON.parse(`${init.body}`))).toEqual([
      { ...whole, refund_reason_wap_img: '/a.webp,/b.webp', lines },
      whole,
    ]);
  });
});

describe('an application', () => {
  it('carries its papers as JSON text', async () => {
    const { shop, sent } = shopAnswering();
    const draft = {
      name: 'Atelier',
      realName: 'Ada',
      email: 'ada@example.com',
      captcha: '482913',
      categoryId: 2,
      typeId: 3,
    };
    await shop.applications.apply({ ...draft, qualificationPicture: ['/p.webp'] });
    expect(JSON.parse(`${sent[0]?.init.body}`)).toEqual({ ...draft, qualificationPicture: '["/p.webp"]' });
  });
});

describe('an upload', () => {
  it('is a form with the file, under a name that case-minding backends take', async () => {
    const { shop, sent } = shopAnswering(UploadedFile);
    const picture = new File(['pixels'], 'Photo.JPEG', { type: 'image/jpeg' });
    expect(await shop.uploads.image(picture)).toEqual(sample(UploadedFile));
    await shop.uploads.file(picture, { model: 'user', pid: 7 });
    expect(sent.map(({ url }) => url.pathname + url.search)).toEqual([
      '/api/front/upload/image?model=product&pid=1',
      '/api/front/upload/file?model=user&pid=7',
    ]);
    const request = new Request('https://api.example.com', sent[0]?.init);
    expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    const file = (await request.formData()).get('multipart') as File;
    expect([file.name, file.type, await file.text()]).toEqual(['photo.jpeg', 'image/jpeg', 'pixels']);
  });
});
