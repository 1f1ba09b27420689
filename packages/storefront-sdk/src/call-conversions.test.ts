import { describe, expect, it, vi } from 'vitest';
import { MerchantDetail, MerchantIndex } from './entities/merchants.ts';
import { UploadedFile } from './entities/uploads.ts';
import { createStorefront } from './index.ts';
import { encode } from './schema/encode.ts';
import { sample } from './schema/sample.ts';
import type { AnySchema } from './schema/schema.ts';
import { baseUrl, never, recorder } from './test-support/recorder.ts';
import { envelope, rejection } from './test-support/responses.ts';

/** A shop whose backend returns a sample of one schema, and the recorded requests. */
function shopWith(schema?: AnySchema) {
  const { fetch, requests } = recorder(() => envelope(schema ? encode(schema, sample(schema)) : null));
  return { shop: createStorefront({ baseUrl, fetch }), requests };
}

describe('merchants', () => {
  it('have the requested id', async () => {
    expect(await shopWith(MerchantIndex).shop.merchants.index(77)).toMatchObject({ id: 77, name: 'name' });
    expect(await shopWith(MerchantDetail).shop.merchants.detail(78)).toMatchObject({ id: 78 });
  });

  it('list products between two prices, in cents', async () => {
    const { shop, requests } = shopWith();
    await shop.merchants.products({ merId: 3, minPrice: 5, maxPrice: 50_00 });
    expect(requests[0]?.path).toBe('/api/front/product/merchant/pro/list?merId=3&minPrice=0.05&maxPrice=50.00');
  });
});

describe('a refund', () => {
  it('is requested with comma-separated pictures and with lines', async () => {
    const { shop, requests } = shopWith();
    const lines = [{ orderInfoId: 31, quantity: 1 }];
    const whole = { orderNo: 'SH26011512000001', text: 'Torn' };
    await shop.refunds.apply({ ...whole, refund_reason_wap_img: ['/a.webp', '/b.webp'], lines });
    await shop.refunds.apply(whole);
    expect(requests.map(({ body }) => JSON.parse(`${body}`))).toEqual([
      { ...whole, refund_reason_wap_img: '/a.webp,/b.webp', lines },
      whole,
    ]);
  });
});

describe('an application', () => {
  it('sends its documents as JSON text', async () => {
    const { shop, requests } = shopWith();
    const draft = {
      name: 'Atelier',
      realName: 'Ada',
      email: 'ada@example.com',
      captcha: '482913',
      categoryId: 2,
      typeId: 3,
    };
    await shop.applications.apply({ ...draft, qualificationPicture: ['/p.webp'] });
    expect(JSON.parse(`${requests[0]?.body}`)).toEqual({ ...draft, qualificationPicture: '["/p.webp"]' });
  });
});

describe('an upload', () => {
  it('is a form with the file under a lowercase name', async () => {
    const { shop, requests } = shopWith(UploadedFile);
    const picture = new File(['pixels'], 'Photo.JPEG', { type: 'image/jpeg' });
    expect(await shop.uploads.image({ file: picture })).toEqual(sample(UploadedFile));
    await shop.uploads.file({ file: picture, model: 'user', pid: 7 });
    expect(requests.map(({ path }) => path)).toEqual([
      '/api/front/upload/image?model=product&pid=1',
      '/api/front/upload/file?model=user&pid=7',
    ]);
    const request = new Request(baseUrl, requests[0]?.init);
    expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    const file = (await request.formData()).get('multipart') as File;
    expect([file.name, file.type, await file.text()]).toEqual(['photo.jpeg', 'image/jpeg', 'pixels']);
  });

  it('has a time limit of one minute by default', async () => {
    vi.useFakeTimers();
    const shop = createStorefront({ baseUrl, fetch: never });
    const picture = new File(['pixels'], 'a.png');
    const settled: string[] = [];
    const failed = [shop.uploads.image({ file: picture }), shop.uploads.image({ file: picture }, { timeoutMs: 5 })].map(
      (upload, index) => rejection(upload).finally(() => settled.push(['image', 'hasty image'][index] as string)),
    );
    await vi.advanceTimersByTimeAsync(59_999);
    expect(settled).toEqual(['hasty image']);
    await vi.advanceTimersByTimeAsync(1);
    for (const error of await Promise.all(failed)) expect(error).toMatchObject({ kind: 'timeout' });
    vi.useRealTimers();
  });
});
