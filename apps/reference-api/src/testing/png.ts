import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

/** A chunk of a PNG. */
export function chunk(name: string, data: Buffer): Buffer {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(data, crc32(name)));
  return Buffer.concat([length, Buffer.from(name, 'latin1'), data, checksum]);
}

/** @param kind depth, colours, compression, filter and interlacing. */
export function header(width: number, height: number, ...kind: number[]): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set(kind, 8);
  return chunk('IHDR', data);
}

export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
export const PNG_END = chunk('IEND', Buffer.alloc(0));

/** A PNG of one grey that has as many pixels as it says. */
export function greyPng(width: number, height: number): Buffer {
  const rows = deflateSync(Buffer.alloc((width + 1) * height), { level: 1 });
  return Buffer.concat([PNG_SIGNATURE, header(width, height, 8, 0), chunk('IDAT', rows), PNG_END]);
}

/** A PNG of 38 million pixels and 4.8 MB, of four colours at random: made smaller, it has all colours between them. */
export function noisyPng(): Buffer {
  const [width, height] = [7600, 5000];
  const colours = Buffer.from([240, 40, 30, 20, 200, 60, 30, 60, 230, 250, 230, 20]);
  const rows = Array.from({ length: height / 2 }, () => {
    const row = Buffer.concat([Buffer.alloc(1), randomBytes(width / 4)]);
    return Buffer.concat([row, row]);
  });
  return Buffer.concat([
    PNG_SIGNATURE,
    header(width, height, 2, 3),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 1 })),
    PNG_END,
  ]);
}
