import { createHash, randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressed, createPageEncoder, type EncodedPage } from './compression.ts';
import type { PublicPage } from './page-cache.ts';

const shared = randomBytes(20_000).toString('base64');
const pageOf = (text: string, type = 'text/html; charset=utf-8'): PublicPage => ({
  bytes: new TextEncoder().encode(`${shared}<p>${text}</p>`),
  headers: { etag: 'W/"1"', 'cache-control': 'public', 'content-type': type },
  ...{ etag: 'W/"1"', now: 0, tags: [] },
});
const hashOf = ({ bytes }: PublicPage) => createHash('sha256').update(bytes).digest('base64');
const always = () => () => undefined;

it.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, zstd', 'zstd', zstdDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['', undefined, (bytes: Uint8Array) => Buffer.from(bytes)],
] as const)('sends a page once compressed to clients that accept %j', async (accepts, encoding, decompress) => {
  const encode = createPageEncoder();
  const page = pageOf('lamp');
  const { bytes, headers } = await encode(page, { 'accept-encoding': accepts }, always);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers).toMatchObject({ etag: 'W/"1"', 'content-length': `${bytes.length}` });
  expect(Buffer.compare(decompress(bytes), page.bytes)).toBe(0);
  if (encoding !== 'br') expect((await encode(page, { 'accept-encoding': accepts }, always)).bytes).toBe(bytes);
});

it('compresses a page to its smallest brotli size once it is requested again', async () => {
  const encode = createPageEncoder();
  const words = Array.from({ length: 3_000 }, (_, index) => `<li class="item">Product ${(index * 7919) % 3_001}</li>`);
  const page = pageOf(words.join(''));
  const ask = async () => (await encode(page, { 'accept-encoding': 'br' }, always)).bytes.length;
  const quick = await ask();
  await expect.poll(ask).toBeLessThan(quick);
});

/** The dictionary and the content of a response by RFC 9842. */
function readDcb({ bytes, headers }: EncodedPage, dictionary: Uint8Array) {
  expect(headers['content-encoding']).toBe('dcb');
  const buffer = Buffer.from(bytes);
  expect(buffer.subarray(0, 4).toString('hex')).toBe('ff444342');
  const options: object = { dictionary };
  return {
    dictionary: buffer.subarray(4, 36).toString('base64'),
    content: brotliDecompressSync(buffer.subarray(36), options),
  };
}

const withDictionary = (page: PublicPage) => ({
  'accept-encoding': 'gzip, br, zstd, dcb, dcz',
  'available-dictionary': `:${hashOf(page)}:`,
});

it('sends a second page as the difference from the first', async () => {
  const encode = createPageEncoder();
  const [first, second] = [pageOf('lamp'), pageOf('a mug and a vase')];
  const sent = await encode(first, { 'accept-encoding': 'br' }, always);
  expect(sent.headers['use-as-dictionary']).toBe('match="/*", match-dest=("document")');
  const next = await encode(second, withDictionary(first), always);
  expect(next.bytes.length).toBeLessThan(200);
  const read = readDcb(next, first.bytes);
  expect(read.dictionary).toBe(hashOf(first));
  expect(Buffer.compare(read.content, second.bytes)).toBe(0);
  expect((await encode(second, withDictionary(first), always)).bytes).toBe(next.bytes);
});

it('ignores dictionaries that it does not know, that the client cannot use, or that would take too long', async () => {
  const encode = createPageEncoder();
  const [first, second, unknown] = [pageOf('lamp'), pageOf('mug'), pageOf('unknown')];
  await encode(first, { 'accept-encoding': 'br' }, always);
  const encodingOf = async (headers: Record<string, string>, turn: () => (() => void) | undefined = always) =>
    (await encode(second, headers, turn)).headers['content-encoding'];
  expect(await encodingOf(withDictionary(unknown))).toBe('br');
  expect(await encodingOf({ ...withDictionary(first), 'accept-encoding': 'br' })).toBe('br');
  expect(await encodingOf({ ...withDictionary(first), 'available-dictionary': hashOf(first) })).toBe('br');
  expect(await encodingOf(withDictionary(first), () => undefined)).toBe('br');
  let [taken, released] = [0, 0];
  const turn = () => {
    taken += 1;
    return () => {
      released += 1;
    };
  };
  expect(await encodingOf(withDictionary(first), turn)).toBe('dcb');
  expect([taken, released]).toEqual([1, 1]);
});

it('compresses private responses without sharing anything', async () => {
  const text = 'My orders. '.repeat(100);
  const html = { 'content-type': 'text/html; charset=utf-8' };
  const { bytes, headers } = await compressed(text, html, withDictionary(pageOf('lamp')));
  expect([headers['content-encoding'], `${brotliDecompressSync(bytes)}`]).toEqual(['br', text]);
  expect(headers['use-as-dictionary']).toBeUndefined();
  expect((await compressed(text, html, {})).headers['content-encoding']).toBeUndefined();
  const image = await compressed(text, { 'content-type': 'image/png' }, { 'accept-encoding': 'br' });
  expect(image.headers['content-encoding']).toBeUndefined();
});

it('does not use Markdown as a dictionary, because no browser stores it as a document', async () => {
  const encode = createPageEncoder();
  const markdown = pageOf('lamp', 'text/markdown; charset=utf-8');
  const { headers } = await encode(markdown, { 'accept-encoding': 'br' }, always);
  expect(headers['use-as-dictionary']).toBeUndefined();
  const asked = { 'accept-encoding': 'br, dcb', 'available-dictionary': `:${hashOf(markdown)}:` };
  expect((await encode(pageOf('chair'), asked, always)).headers['content-encoding']).toBe('br');
});
