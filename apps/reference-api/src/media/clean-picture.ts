import sharp from 'sharp';
import { createQueue } from './queue.ts';

/** The kinds of pictures that shoppers may send, by how their files begin. */
const SIGNATURES = {
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
} as const;

export type PictureFormat = keyof typeof SIGNATURES;

/** Pixels of a picture that is taken. */
export const PIXELS_MAX = 40_000_000;

/** Longer sides are made shorter: no screen of the shop shows more. */
const SIDE_MAX = 2400;
const SECONDS_MAX = 8;

/** One at a time: forty million pixels take 200 MB while they are drawn anew. */
const queue = createQueue(1);

export type CleanedPicture =
  | { format: PictureFormat; bytes: Buffer }
  /** What is wrong with it: no JPG or PNG, one that cannot be read to its end, or one with too many pixels. */
  | { fault: 'other-type' | 'unreadable' | 'too-many-pixels' };

/** The format that the first bytes promise; no other decoder than its own ever sees the rest. */
function formatOf(bytes: Buffer): PictureFormat | undefined {
  const formats = Object.keys(SIGNATURES) as PictureFormat[];
  return formats.find((format) => bytes.subarray(0, SIGNATURES[format].length).equals(SIGNATURES[format]));
}

/**
 * Draws a stranger's picture anew, so that nothing but its pixels is left of the file: no place where it was taken, no text
 * and no second file behind it. It is turned upright first, and at most 2,400 px wide and high.
 */
export async function cleanPicture(bytes: Buffer): Promise<CleanedPicture> {
  const format = formatOf(bytes);
  if (!format) return { fault: 'other-type' };
  try {
    // Read from the head of the file alone, where a picture of any size costs nothing.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > PIXELS_MAX) return { fault: 'too-many-pixels' };
    const drawn = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
      .timeout({ seconds: SECONDS_MAX })
      .autoOrient()
      .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true });
    const encoded = format === 'jpeg' ? drawn.jpeg({ quality: 86 }) : drawn.png();
    return { format, bytes: await queue.run('now', () => encoded.toBuffer()) };
  } catch {
    return { fault: 'unreadable' };
  }
}
