import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderMedia } from '@promenade/reference-api/media/render.ts';
import { mediaRoutes } from '@promenade/reference-api/media/routes.ts';
import fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { COLOURS } from '../catalog/index.ts';
import { labOf, oklch } from './colour.ts';
import { demoPictures } from './index.ts';
import { loadObject } from './objects.ts';
import { categoryPicture, productPicture } from './urls.ts';

const folder = mkdtempSync(join(tmpdir(), 'promenade-media-'));
afterAll(() => rmSync(folder, { recursive: true }));
const store = { sources: [demoPictures], folder };

const ASKER = { ip: '203.0.113.1' };
const TILE = productPicture('hush-headphones', 'tile', 'sky');

describe('a picture', () => {
  test.each(['avif', 'webp'] as const)('comes as %s in the size that was promised, and opaque', async (f) => {
    const answer = await renderMedia(TILE, { w: '320', f }, ASKER, store);
    if (answer.status !== 200) throw new Error(answer.message);
    const { width, height, hasAlpha } = await sharp(answer.body).metadata();
    expect({ width, height, hasAlpha }).toEqual({ width: 320, height: 400, hasAlpha: false });
    expect(answer.type).toBe(`image/${f}`);
  });

  test.each([
    [TILE, { w: '333' }, 400],
    [TILE, { w: ['320', '640'] }, 400],
    [TILE, { f: 'png' }, 400],
    [productPicture('hush-headphones', 'tile', 'poppy'), {}, 404],
    [productPicture('no-such-thing', 'tile'), {}, 404],
    [categoryPicture('no-such-thing', 'tile'), {}, 404],
    ['/media/r1/product/../../secret/tile.webp', {}, 404],
    ['/media/r1/product/constructor/tile.webp', {}, 404],
    ['/media/r1/hero/constructor/wide.webp', {}, 404],
    ['/media/r1/product/hush-headphones/tile-constructor.webp', {}, 404],
  ])('%s %o answers %i', async (path, query, status) => {
    expect(await renderMedia(path, query, ASKER, store)).toMatchObject({ status });
  });

  test('concurrent requests draw it once and leave no partial file', async () => {
    const url = categoryPicture('sneakers', 'tile');
    const answers = await Promise.all(Array.from({ length: 5 }, () => renderMedia(url, { w: '160' }, ASKER, store)));
    const bodies = answers.map((answer) => (answer.status === 200 ? answer.body : null));
    expect(new Set(bodies).size).toBe(1);
    expect(readdirSync(join(folder, 'media/r1/category/sneakers'))).toEqual(['tile-160.webp']);
  });
});

test('HTTP responses are immutable and answer revalidation with 304', async () => {
  const app = fastify();
  await app.register(mediaRoutes, { dataDir: folder, pictures: async () => demoPictures });
  const first = await app.inject(`${TILE}?w=320&f=webp`);
  expect(first.statusCode).toBe(200);
  expect(first.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const again = await app.inject({
    url: `${TILE}?w=320&f=webp`,
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const wrong = await app.inject(`${TILE}?w=1`);
  expect([wrong.statusCode, wrong.headers['cache-control']]).toEqual([400, 'no-store']);
  await app.close();
});

test('paint gives an object the named colour', async () => {
  const meanHue = async (glyph: string, colour: 'poppy' | 'sky') => {
    const { data } = await loadObject(glyph, colour);
    let [a, b] = [0, 0];
    for (let at = 0; at < data.length; at += 4) {
      if ((data[at + 3] ?? 0) < 128) continue;
      const lab = labOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
      a += lab[1];
      b += lab[2];
    }
    return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  };
  // One grey object and one pink object.
  for (const glyph of ['🎧', '🎒']) {
    for (const colour of ['poppy', 'sky'] as const) {
      const off = Math.abs((await meanHue(glyph, colour)) - COLOURS[colour].hue);
      expect(Math.min(off, 360 - off), `${glyph} in ${colour}`).toBeLessThan(25);
    }
  }
});

test('colours are converted there and back', () => {
  expect(oklch(1, 0, 0)).toBe('#ffffff');
  expect(oklch(0, 0, 0)).toBe('#000000');
  expect(oklch(0.628, 0.2577, 29.23)).toBe('#ff0000');
});
