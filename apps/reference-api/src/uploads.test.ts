import { IMAGE_MAX_BYTES } from '@promenade/storefront-hooks/domain';
import { isStorefrontError } from '@promenade/storefront-sdk';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { storedKey } from './limits/rate-limits.ts';
import { badFiles, progressiveJpeg } from './testing/bad-files.ts';
import { engines, openTestDatabase } from './testing/databases.ts';
import { goodJpeg } from './testing/pictures.ts';
import { greyPng, noisyPng } from './testing/png.ts';
import { refusal } from './testing/refusal.ts';
import { payFor, placeBuyNow } from './testing/shopping.ts';
import { upload } from './testing/sockets.ts';
import { createTestShop, someSku, type TestShop } from './testing/test-shop.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const fileOf = (content: Buffer, name = 'holiday.png', type = 'image/png') =>
  new File([Uint8Array.from(content)], name, { type });

const photo = noisyPng();

const get = ({ app }: TestShop, url: string) => app.inject({ method: 'GET', url });

describe.each(engines)('uploads on %s', (engine) => {
  let database: Database;
  let testShop: TestShop;
  let token: string;
  let userId: number;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    testShop = await createTestShop(database);
    userId = (await testShop.newShopper()).id;
    token = await testShop.tokenFor(userId);
  });
  afterAll(async () => {
    await testShop?.close();
    await database?.close();
  });

  test('there are sixty bad files at least', () => expect(badFiles.length).toBeGreaterThanOrEqual(60));

  test.each(badFiles)('refuses $what', async ({ content, sentence }) => {
    const shop = testShop.withToken(token);
    const error = await shop.uploads.image({ file: fileOf(content) }).catch((cause: unknown) => cause);
    if (!isStorefrontError(error, 'invalid')) throw new Error('it was not refused', { cause: error });
    expect(error.serverMessage).toMatch(sentence);
    expect(Object.keys(error.fieldErrors ?? {})).toEqual(['multipart']);
  });

  test('a refused file is not stored', async () => {
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
    const { url } = await shop.uploads.image({ file: fileOf(polyglot, 'photo.jpg', 'image/jpeg') });
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
    const { url } = await shop.uploads.image({ file: fileOf(large) });
    const { width, height } = await sharp((await get(testShop, url)).rawPayload).metadata();
    expect([width, height]).toEqual([2400, 1200]);
  });

  test('a high-resolution photo of a phone is taken, and made smaller', async () => {
    const { shop } = await testShop.newShopper();
    const highResolution = await sharp({ create: { width: 8064, height: 6048, channels: 3, background: '#fff' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { url } = await shop.uploads.image({ file: fileOf(highResolution, 'photo.jpg', 'image/jpeg') });
    const { width, height } = await sharp((await get(testShop, url)).rawPayload).metadata();
    expect([width, height]).toEqual([1800, 2400]);
  });

  test.each([
    ['for print', (photo: Sharp) => photo.toColourspace('cmyk').jpeg(), 'jpeg', false],
    ['of wide colours', (photo: Sharp) => photo.withIccProfile('p3').jpeg(), 'jpeg', false],
    ['of 16 bits', (photo: Sharp) => photo.toColourspace('rgb16').png(), 'png', false],
    ['in grey that is half clear', (photo: Sharp) => photo.greyscale().ensureAlpha(0.5).png(), 'png', true],
  ])('a picture %s is shown in the colours of screens', async (_, made, type, hasAlpha) => {
    const { shop } = await testShop.newShopper();
    const plain = sharp({ create: { width: 60, height: 40, channels: 3, background: '#c03020' } });
    const { url } = await shop.uploads.image({ file: fileOf(await made(plain).toBuffer(), 'photo', `image/${type}`) });
    const shown = sharp((await get(testShop, url)).rawPayload);
    expect(await shown.metadata()).toMatchObject({ width: 60, height: 40, depth: 'uchar', hasAlpha });
    const pixel = await shown.clone().removeAlpha().toColourspace('srgb').resize(1, 1).raw().toBuffer();
    const distance = Math.max(...[0xc0, 0x30, 0x20].map((value, at) => Math.abs(value - (pixel[at] ?? 0))));
    if (!hasAlpha) expect(distance).toBeLessThan(40);
  });

  test('progressive passes alone are no reason for refusal', async () => {
    const { shop } = await testShop.newShopper();
    expect((await shop.uploads.image({ file: fileOf(progressiveJpeg, 'photo.jpg', 'image/jpeg') })).type).toBe('jpeg');
  });

  test('a picture that is endlessly high is refused by its size, while the picture of another shopper is drawn', async () => {
    const { shop } = await testShop.newShopper();
    const other = await testShop.newShopper();
    const endless = fileOf(greyPng(1, 40_000_000));
    const taken = other.shop.uploads.image({ file: fileOf(photo) });
    expect(await refusal(shop.uploads.image({ file: endless }))).toMatch(/at most 20000 pixels/);
    await taken;
  });

  test('a large picture is stored as a small file', async () => {
    const { shop } = await testShop.newShopper();
    const { url, fileSize, extName } = await shop.uploads.image({ file: fileOf(photo) });
    expect(fileSize).toBeLessThanOrEqual(1.5 * 1024 * 1024);
    const { rawPayload, headers } = await get(testShop, url);
    expect([rawPayload.length, extName, headers['content-type']]).toEqual([fileSize, 'jpg', 'image/jpeg']);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 2400 });

    const veiled = await sharp(photo).resize(900).ensureAlpha(0.5).png({ compressionLevel: 1 }).toBuffer();
    const kept = await shop.uploads.image({ file: fileOf(veiled) });
    expect(kept.fileSize).toBeLessThanOrEqual(1.5 * 1024 * 1024);
    const { format, hasAlpha } = await sharp((await get(testShop, kept.url)).rawPayload).metadata();
    expect([kept.extName, format, hasAlpha]).toEqual(['png', 'png', true]);
  });

  test('a file of exactly 5 MB is taken, and read in slices', async () => {
    const { shop } = await testShop.newShopper();
    const paper = Buffer.alloc(IMAGE_MAX_BYTES, 'x');
    paper.write('%PDF-1.7\n');
    paper.write('%%EOF', IMAGE_MAX_BYTES - 5);
    const { url, fileSize } = await shop.uploads.file({ file: fileOf(paper, 'papers.pdf', 'application/pdf') });
    const { rawPayload, headers } = await get(testShop, url);
    expect([fileSize, headers['content-length']]).toEqual([IMAGE_MAX_BYTES, `${IMAGE_MAX_BYTES}`]);
    expect(rawPayload.equals(paper)).toBe(true);
    const head = await testShop.app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, `${IMAGE_MAX_BYTES}`, '']);
  });

  test('visitors send files when they have paid for an order, not before', async () => {
    const visitor = await testShop.newShopper();
    await database.db.updateTable('users').set({ kind: 'visitor' }).where('id', '=', visitor.id).execute();
    const order = await placeBuyNow(visitor.shop, await someSku(database));
    const sentence = 'forbidden: Files can be sent once you have an account or a paid order';
    expect(await refusal(visitor.shop.uploads.image({ file: fileOf(goodJpeg) }))).toBe(sentence);
    await payFor(testShop, visitor.shop, order);
    expect((await visitor.shop.uploads.image({ file: fileOf(goodJpeg) })).type).toBe('jpeg');
  });

  test('files and bytes are counted by network, for all users', async () => {
    const sendFrom = async (ip: string, content = goodJpeg) => {
      const { id } = await testShop.newShopper();
      const { headers, body } = upload(await testShop.tokenFor(id), content);
      const { statusCode } = await testShop.app.inject({
        method: 'POST',
        url: '/api/front/upload/image?model=product&pid=1',
        headers: { ...headers, 'x-forwarded-for': ip },
        payload: body,
      });
      return statusCode;
    };
    const usedUp = (key: string, count: number) =>
      database.db
        .insertInto('rate_limits')
        .values({ key: storedKey(key), count, window_start: Date.now() })
        .execute();
    await usedUp('upload:network:203.0.113.1', 600);
    await usedUp('upload-bytes:network:203.0.113.2', 200 * 1024 * 1024);
    await usedUp('upload-bytes:network:2001:db8:1:2::/64', 200 * 1024 * 1024 + 1);
    expect(await sendFrom('203.0.113.1')).toBe(429);
    expect(await sendFrom('203.0.113.2')).toBe(429);
    // The limit is used up: the content is not even checked.
    expect(await sendFrom('2001:db8:1:2::9', Buffer.from('no picture'))).toBe(429);
    expect(await sendFrom('203.0.113.3')).toBe(200);
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

  test('a file is used by its owner only, and stays private whoever names it', async () => {
    const { shop: owner } = await testShop.newShopper();
    const { shop: other } = await testShop.newShopper();
    const { url } = await owner.uploads.image({ file: fileOf(goodJpeg) });
    const taken = other.user.edit({ nickname: 'Mallory', avatar: url });
    expect(await refusal(taken)).toMatch(/^invalid: Pictures have to be uploaded/);
    const row = database.db
      .selectFrom('uploads')
      .select(['used_at', 'is_shown'])
      .where('name', '=', url.split('/').at(-1) ?? '');
    expect(await row.executeTakeFirstOrThrow()).toEqual({ used_at: null, is_shown: false });
    await owner.user.edit({ nickname: 'Ada', avatar: url });
    expect(await row.executeTakeFirstOrThrow()).toMatchObject({ is_shown: true });
  });

  test('unused files are deleted after a day, files that a shopper shows stay', async () => {
    const { id, shop } = await testShop.newShopper();
    const [shown, forgotten] = [
      await shop.uploads.image({ file: fileOf(goodJpeg) }),
      await shop.uploads.image({ file: fileOf(goodJpeg) }),
    ];
    const profile = { nickname: 'Ada', avatar: shown.url };
    await shop.user.edit(profile);
    const kept = async ({ url }: { url: string }) => (await get(testShop, url)).headers['cache-control'];
    expect([await kept(shown), await kept(forgotten)]).toEqual(['private, max-age=31536000, immutable', 'no-store']);
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
