import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keepHtml } from './kept-html.ts';

const newNonce = () => randomBytes(16).toString('base64');

/** Pieces of a document; `null` is the place of its nonce. */
const pieces = fc.array(
  fc.oneof(
    fc.constant(null),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom('<script nonce="', '">', '</script>', '<li class="card">Lamp</li>'.repeat(500)),
    fc.base64String({ maxLength: 48 }),
  ),
  { maxLength: 30 },
);

it('sends the same document with any nonce, plain and compressed', async () => {
  await fc.assert(
    fc.asyncProperty(pieces, async (document) => {
      const withNonce = (nonce: string) => Buffer.from(document.map((piece) => piece ?? nonce).join(''));
      const first = newNonce();
      const kept = await keepHtml(withNonce(first), first);
      for (const nonce of [first, newNonce(), 'A'.repeat(24)]) {
        expect(kept.plain(nonce).equals(withNonce(nonce))).toBe(true);
        expect(gunzipSync(kept.gzip(nonce)).equals(withNonce(nonce))).toBe(true);
      }
    }),
    { numRuns: 150 },
  );
});

it('is hardly larger than the document compressed at once', async () => {
  const nonce = newNonce();
  const html = Buffer.from(
    `<style nonce="${nonce}">${'a{color:red}'.repeat(4000)}</style><script nonce="${nonce}">1</script>`,
  );
  const kept = await keepHtml(html, nonce);
  expect(kept.gzip(nonce).length).toBeLessThan(html.length / 20);
});

it('refuses a nonce of another length instead of sending a broken document', async () => {
  const kept = await keepHtml(Buffer.from('<p>'), newNonce());
  expect(() => kept.gzip('short')).toThrow('length');
});
