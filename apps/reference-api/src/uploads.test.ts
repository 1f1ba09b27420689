import { isStorefrontError } from '@promenade/storefront-sdk';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { badFiles } from './testing/bad-files.ts';
import { openTestDatabase } from './testing/databases.ts';
import { goodJpeg } from './testing/pictures.ts';
import { refusal } from './testing/refusal.ts';
import { createTestShop, type TestShop } from './testing/test-shop.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const fileOf = (content: Buffer, name = 'holiday.png', type = 'image/png') =>
  new File([Uint8Array.from(content)], name, { type });

const get = ({ app }: TestShop, url: string) => app.inject({ method: 'GET', url });

describe('uploads', () => {
  let database: Database;
  let testShop: TestShop;
  let token: string;
  let userId: number;
  beforeAll(async () => {
    database = await openTestDatabase('pglite');
    testShop = await createTestShop(database);
    userId = (await testShop.newShopper()).id;
    token = await testShop.tokenFor(userId);
  });
  afterAll(async () => {
    await testShop?.close();
    await database?.close();
  });

  test('there are sixty bad files at least', () => expect(badFiles.length).toBeGreaterThanOrEqual(60));

  test.each(badFiles)('$what is refused', async ({ content, sentence }) => {
    const shop = testShop.withToken(token);
    const error = await shop.uploads.image(fileOf(content)).catch((cause: unknown) => cause);
    if (!isStorefrontError(error, 'invalid')) throw new Error('it was not refused', { cause: error });
    expect(error.message).toMatch(sentence);
    expect(Object.keys(error.fieldErrors ?? {})).toEqual(['multipart']);
  });

  test('nothing of a refused file is kept', async () => {
    const { count } = await database.db
      .selectFrom('uploads')
      .where('user_id', '=', userId)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(0);
  });

  test('of a picture only its pixels are left: no place, no text, no second file behind it', async () => {
    const { shop } = await testShop.newShopper();
    const secret = 'Ada was here <script>alert(1)</script>';
    const exif = { IFD0: { ImageDescription: secret }, IFD3: { GPSLatitude: '48/1 51/1 30/1' } };
    const photo = await sharp(goodJpeg).withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
    expect(photo.includes(secret)).toBe(true);
    const polyglot = Buffer.concat([photo, Buffer.from(`PK\x03\x04${secret}`)]);
    const { url } = await shop.uploads.image(fileOf(polyglot, 'photo.jpg', 'image/jpeg'));
    const { rawPayload } = await get(testShop, url);
    expect([rawPayload.includes('script'), rawPayload.includes('PK\x03\x04')]).toEqual([false, false]);
    const { exif: kept, width, height } = await sharp(rawPayload).metadata();
    // It was lying on its side.
    expect({ kept, width, height }).toEqual({ kept: undefined, width: 40, height: 60 });
  });

  test('a picture that no screen shows whole is made smaller', async () => {
    const { shop } = await testShop.newShopper();
    const large = await sharp({ create: { width: 6000, height: 3000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const { url } = await shop.uploads.image(fileOf(large));
    const { width, height } = await sharp((await get(testShop, url)).rawPayload).metadata();
    expect([width, height]).toEqual([2400, 1200]);
  });

  const boundary = 'a-boundary';
  const part = (name: string, text: string, file = '; filename="a.png"') =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${text}\r\n`;
  const end = `--${boundary}--\r\n`;
  const form = `multipart/form-data; boundary=${boundary}`;
  const good = '?model=product&pid=1';

  test.each([
    ['no body', good, undefined, undefined],
    ['no file', good, form, end],
    ['a field of another name', good, form, part('file', 'x') + end],
    ['text instead of a file', good, form, part('multipart', 'x', '') + end],
    ['two files', good, form, part('multipart', 'x') + part('multipart', 'y') + end],
    ['no form', good, 'application/json', '{}'],
    ['a form without a boundary', good, 'multipart/form-data', part('multipart', 'x') + end],
    ['a form with another boundary', good, `${form}s`, part('multipart', 'x') + end],
    ['a form without an end', good, form, part('multipart', 'x')],
    ['headers without an end', good, form, `--${boundary}\r\n${'X-A: b\r\n'.repeat(9999)}`],
    ['a folder in its model', '?model=../../etc&pid=1', form, end],
    ['a model in capitals', '?model=PRODUCT&pid=1', form, end],
    ['no model', '?pid=1', form, end],
    ['no place', '?model=product', form, end],
    ['a place that is none', '?model=product&pid=0', form, end],
  ])('a request with %s is refused', async (_what, query, type, payload) => {
    const headers = { authorization: `Bearer ${token}`, ...(type && { 'content-type': type }) };
    const url = `/api/front/upload/image${query}`;
    const { statusCode } = await testShop.app.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
    expect(statusCode).toBe(400);
  });

  test('a form without end is not read to it', async () => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': form };
    const url = `/api/front/upload/image${good}`;
    const payload = part('multipart', 'x'.repeat(11 * 1024 * 1024)) + end;
    expect((await testShop.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(413);
  });

  test('what is used for nothing goes after a day, what a shopper shows stays', async () => {
    const { id, shop } = await testShop.newShopper();
    const [shown, forgotten] = [await shop.uploads.image(fileOf(goodJpeg)), await shop.uploads.image(fileOf(goodJpeg))];
    const profile = { nickname: 'Ada', avatar: shown.url };
    await shop.user.edit(profile);
    const late = await createTestShop(database, { now: () => Date.now() + DAY_MS + 1 });
    await late.app.jobs.runDue();
    await late.close();
    const statuses = [shown, forgotten].map(async ({ url }) => (await get(testShop, url)).statusCode);
    expect(await Promise.all(statuses)).toEqual([200, 404]);
    // The jobs of that day have ended the token, too.
    const again = await testShop.shopper(id);
    await again.user.edit(profile);
    const gone = again.user.edit({ ...profile, avatar: forgotten.url });
    expect(await refusal(gone)).toMatch(/^invalid: Pictures have to be uploaded/);
    expect(await again.user.info()).toMatchObject(profile);
  });
});
