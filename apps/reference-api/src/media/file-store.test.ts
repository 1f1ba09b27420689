import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FilesConfig } from '../config.ts';
import type { Database } from '../db/index.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { goodPng } from '../testing/pictures.ts';
import { type S3Server, signatureOf, startS3 } from '../testing/s3-server.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { bytesOf, FilesAway, openFileStore } from './file-store.ts';
import { ownPictures } from './own-pictures.ts';
import { renderMedia } from './render.ts';
import { bannerPicture } from './urls.ts';

// Of the examples in Amazon's documentation.
const keys = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' };

const aPicture = () => new File([new Uint8Array(goodPng)], 'mine.png', { type: 'image/png' });

let s3: S3Server;
let config: FilesConfig;
beforeAll(async () => {
  s3 = await startS3(keys);
  config = { ...keys, endpoint: s3.endpoint, bucket: s3.bucket, region: 'eu-west-3' };
});
beforeEach(() => {
  s3.objects.clear();
  s3.answers.length = 0;
});
afterAll(() => s3?.close());

test('the server of these tests finds the signatures that Amazon documents', () => {
  const scope = '20130524/us-east-1/s3/aws4_request';
  const common = { host: 'examplebucket.s3.amazonaws.com', 'x-amz-date': '20130524T000000Z' };
  const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  const get = {
    method: 'GET',
    target: '/test.txt',
    headers: { ...common, range: 'bytes=0-9', 'x-amz-content-sha256': empty },
  };
  expect(
    signatureOf(
      get,
      { scope, signedHeaders: ['host', 'range', 'x-amz-content-sha256', 'x-amz-date'] },
      keys.secretAccessKey,
    ),
  ).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41');
  const lifecycle = { method: 'GET', target: '/?lifecycle', headers: { ...common, 'x-amz-content-sha256': empty } };
  const signedHeaders = ['host', 'x-amz-content-sha256', 'x-amz-date'];
  expect(signatureOf(lifecycle, { scope, signedHeaders }, keys.secretAccessKey)).toBe(
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  );
  const list = { ...lifecycle, target: '/?max-keys=2&prefix=J' };
  expect(signatureOf(list, { scope, signedHeaders }, keys.secretAccessKey)).toBe(
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  );
});

test('a file is stored, read and deleted', async () => {
  const files = openFileStore(config);
  await files.put('uploads/a.png', Buffer.from('content'), 'image/png');
  expect(s3.objects.get('uploads/a.png')).toEqual({ bytes: Buffer.from('content'), contentType: 'image/png' });
  const stream = await files.get('uploads/a.png');
  expect(stream && `${await bytesOf(stream)}`).toBe('content');
  await files.delete('uploads/a.png');
  expect(await files.get('uploads/a.png')).toBeNull();
  expect(s3.answers).toEqual(['PUT 200', 'GET 200', 'DELETE 204', 'GET 404']);
});

test('a wrong secret stores nothing, and the error is that files are unavailable', async () => {
  const files = openFileStore({ ...config, secretAccessKey: 'of somebody else' });
  await expect(files.put('uploads/b.png', Buffer.from('x'), 'image/png')).rejects.toBeInstanceOf(FilesAway);
  await expect(files.get('uploads/b.png')).rejects.toMatchObject({ code: 503, id: 'filesAway' });
  expect([s3.objects.size, new Set(s3.answers)]).toEqual([0, new Set(['PUT 403', 'GET 403'])]);
});

test('a missing bucket stores nothing', async () => {
  const files = openFileStore({ ...config, bucket: 'another' });
  await expect(files.put('uploads/b.png', Buffer.from('x'), 'image/png')).rejects.toThrow(FilesAway);
});

test('a busy store is retried, an unreachable one is not waited for', async () => {
  s3.failNext = 1;
  await openFileStore(config).put('uploads/c.png', Buffer.from('x'), 'image/png');
  expect(s3.answers).toEqual(['PUT 503', 'PUT 200']);
  const gone = openFileStore({ ...config, endpoint: 'http://127.0.0.1:1' });
  await expect(gone.get('uploads/c.png')).rejects.toThrow(FilesAway);
});

test('pictures drawn by one process are read from the store by another', async () => {
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'promenade-shared-')));
  const files = openFileStore(config);
  const path = bannerPicture();
  const answers = [];
  const render = (folder: string) =>
    renderMedia(path, { w: '160' }, { ip: '127.0.0.1' }, { sources: [ownPictures], folder, files });
  for (const folder of folders) answers.push(await render(folder));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[1]).toEqual(answers[0]);
  expect(s3.answers).toEqual(['GET 404', 'PUT 200', 'GET 200']);
  s3.failNext = 100;
  const [alone = ''] = [mkdtempSync(join(tmpdir(), 'promenade-shared-'))];
  expect((await render(alone)).status).toBe(200);
  s3.failNext = 0;
  for (const folder of [...folders, alone]) rmSync(folder, { recursive: true });
});

test.each(engines)('an upload is in the file store, not in %s, and is deleted with its row', async (engine) => {
  const database: Database = await openTestDatabase(engine);
  let now = Date.now();
  const testShop: TestShop = await createTestShop(database, { now: () => now }, { files: config });
  try {
    const { shop } = await testShop.newShopper();
    const { url, fileName, fileSize } = await shop.uploads.image({ file: aPicture() });
    const kept = s3.objects.get(`uploads/${fileName}`);
    expect([kept?.contentType, kept?.bytes.length]).toEqual(['image/png', fileSize]);
    const row = await database.db
      .selectFrom('uploads')
      .select(['content', 'stored_bytes'])
      .where('name', '=', fileName)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ content: null, stored_bytes: fileSize });
    const answer = await testShop.app.inject({ url });
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-length']]).toEqual([
      ...[200, 'image/png', `${fileSize}`],
    ]);
    expect(answer.rawPayload.equals(kept?.bytes ?? Buffer.alloc(0))).toBe(true);

    await testShop.app.jobs.runDue();
    expect(s3.objects.has(`uploads/${fileName}`)).toBe(true);
    await sql`delete from uploads where name = ${fileName}`.execute(database.db);
    await testShop.app.jobs.runDue();
    expect(s3.objects.size).toBe(0);

    // What reached the store and not the database is deleted later.
    await sql`insert into stored_objects_to_delete (key, due_at) values ('uploads/lost.png', ${now + 3_600_000})`.execute(
      database.db,
    );
    s3.objects.set('uploads/lost.png', { bytes: Buffer.from('x'), contentType: 'image/png' });
    await testShop.app.jobs.runDue();
    expect(s3.objects.size).toBe(1);
    now += 3_600_001;
    await testShop.app.jobs.runDue();
    expect(s3.objects.size).toBe(0);
  } finally {
    await testShop.close();
    await database.close();
  }
});

test.each(engines)('an upload is refused and leaves no row while the file store is down, on %s', async (engine) => {
  const database = await openTestDatabase(engine);
  const testShop = await createTestShop(database, {}, { files: config });
  const { shop } = await testShop.newShopper();
  s3.failNext = 100;
  await expect(shop.uploads.image({ file: aPicture() })).rejects.toMatchObject({ code: 503 });
  s3.failNext = 0;
  expect(
    await database.db.selectFrom('uploads').select('name').where('stored_bytes', 'is not', null).execute(),
  ).toEqual([]);
  await testShop.close();
  await database.close();
});
