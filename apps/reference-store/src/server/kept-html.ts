import { promisify } from 'node:util';
import { constants, crc32, createDeflateRaw } from 'node:zlib';

const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const TRAILER_BYTES = 8;

/** A document that is sent to many visitors, to each with a nonce of its own. */
export interface KeptHtml {
  /** Memory it takes. */
  readonly bytes: number;
  plain(nonce: string): Buffer;
  gzip(nonce: string): Buffer;
}

/**
 * Keeps a document that was rendered with `nonce`. It is compressed once, with room for another of
 * the same length.
 */
export async function keepHtml(html: Buffer, nonce: string): Promise<KeptHtml> {
  const mark = Buffer.from(nonce, 'latin1');
  const plainPlaces = placesOf(html, mark);
  const [deflated, deflatedPlaces] = await deflate(html, plainPlaces, mark.length);
  if (deflatedPlaces.length !== plainPlaces.length) throw new Error('The places of the nonce were lost.');

  const written = (source: Buffer, places: readonly number[], own: string): Buffer => {
    if (own.length !== mark.length) throw new Error('All nonces must be of one length.');
    const copy = Buffer.from(source);
    for (const place of places) copy.write(own, place, 'latin1');
    return copy;
  };
  return {
    bytes: html.length + deflated.length,
    plain: (own) => written(html, plainPlaces, own),
    gzip(own) {
      const trailer = Buffer.alloc(TRAILER_BYTES);
      trailer.writeUInt32LE(checksum(html, plainPlaces, Buffer.from(own, 'latin1')), 0);
      trailer.writeUInt32LE(html.length, 4);
      return Buffer.concat([GZIP_HEAD, written(deflated, deflatedPlaces, own), trailer]);
    },
  };
}

function placesOf(text: Buffer, mark: Buffer): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + mark.length)) places.push(at);
  return places;
}

function checksum(html: Buffer, places: readonly number[], nonce: Buffer): number {
  let sum = 0;
  let from = 0;
  for (const place of places) {
    sum = crc32(nonce, crc32(html.subarray(from, place), sum));
    from = place + nonce.length;
  }
  return crc32(html.subarray(from), sum);
}

/**
 * Compresses a document, with its `places` left empty and uncompressed. The filler has bytes that no UTF-8 text has: nothing
 * compressed refers back to what another nonce will take the place of.
 */
async function deflate(html: Buffer, places: readonly number[], length: number): Promise<[Buffer, number[]]> {
  const filler = Buffer.from(Array.from({ length }, (_, index) => 0xf8 + (index % 7)));
  const stream = createDeflateRaw({ level: 6 });
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const write = promisify<Buffer, void>((chunk, done) => void stream.write(chunk, done));
  const setLevel = (level: number) =>
    new Promise<void>((resolve) => stream.params(level, constants.Z_DEFAULT_STRATEGY, () => resolve()));
  let from = 0;
  for (const place of places) {
    if (place > from) await write(html.subarray(from, place));
    await setLevel(0);
    await write(filler);
    await setLevel(6);
    from = place + length;
  }
  await new Promise<void>((resolve, reject) => {
    stream.once('end', resolve).once('error', reject).end(html.subarray(from));
  });
  const deflated = Buffer.concat(chunks);
  return [deflated, placesOf(deflated, filler)];
}
