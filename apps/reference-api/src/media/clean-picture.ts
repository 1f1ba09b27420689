import type { Metadata, Sharp } from 'sharp';
import { AT_ONCE } from '../limits/at-once.ts';
import { createConcurrencyLimit } from '../limits/concurrency-limit.ts';
import type { Network } from '../limits/networks.ts';
import { jpegScans } from './jpeg-scans.ts';
import { sharp } from './sharp.ts';

/** The kinds of pictures that shoppers may send, by how their files begin. */
const SIGNATURES = {
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
} as const;

export type PictureFormat = keyof typeof SIGNATURES;

/** Pixels of a picture that is taken. */
const PIXELS_MAX = 40_000_000;
/**
 * Of a JPG that is not progressive. It is decoded at 1/2, 1/4 or 1/8 of its size, so 108 million pixels cost less time and
 * memory than 40 million of a PNG.
 */
const JPEG_PIXELS_MAX = 120_000_000;
/** Of a picture that is taken. No camera makes longer ones, and each line costs time however short it is. */
export const SIDE_MAX = 20_000;
/** Progressive pictures are decoded as a whole; others line by line. */
const HELD_BYTES_MAX = 240_000_000;
/** Passes of a JPG over the whole picture; encoders make about ten, and a small file can hold hundreds. */
const SCANS_MAX = 40;
const SECONDS_MAX = 8;

/** Maximum stored size: no screen of the shop shows more pixels, and a photo of this size rarely needs more bytes. */
const KEPT_BYTES_MAX = 1.5 * 1024 * 1024;
const KEPT_SIDES = [2400, 1600, 1200, 800];
const KEPT_QUALITIES = [86, 72];

const turns = createConcurrencyLimit({
  ...AT_ONCE.cleaning,
  refusal: () => new Error('no picture is refused its turn'),
});

/** Sender of a picture. */
export interface Sender {
  /** None for the shop's owner, whose pictures wait for all others. */
  readonly networks: readonly Network[];
  /** Aborted when the sender has left. */
  readonly signal?: AbortSignal | undefined;
}

export type CleanedPicture =
  | { format: PictureFormat; bytes: Buffer }
  /** The error: no JPG or PNG, unreadable, or longer than the maximum. */
  | { error: 'other-type' | 'unreadable' | 'too-long' }
  | { error: 'too-many-pixels'; pixelsMax: number };

/** The format that the first bytes promise; no other decoder than its own ever sees the rest. */
function formatOf(bytes: Buffer): PictureFormat | undefined {
  const formats = Object.keys(SIGNATURES) as PictureFormat[];
  return formats.find((format) => bytes.subarray(0, SIGNATURES[format].length).equals(SIGNATURES[format]));
}

/**
 * Re-encodes an untrusted picture, so that only its pixels remain: no location, no text and no second file after it. It is
 * turned upright first, at most 2,400 px wide and high, and at most 1.5 MB: a picture without transparency that needs more
 * becomes a JPG.
 * @throws the reason of the sender's signal, if it was aborted before the picture was started.
 */
export async function cleanPicture(bytes: Buffer, { networks, signal }: Sender): Promise<CleanedPicture> {
  const format = formatOf(bytes);
  if (!format) return { error: 'other-type' };
  // Read from the head of the file alone, where a picture of any size costs nothing, and before it waits for its turn.
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!head) return { error: 'unreadable' };
  const error = errorOf(head, bytes);
  if (error) return error;
  const release = await turns.acquire(networks, signal);
  return redraw(bytes, format)
    .catch((): CleanedPicture => ({ error: 'unreadable' }))
    .finally(release);
}

function errorOf(head: Metadata, bytes: Buffer): CleanedPicture | undefined {
  const { width, height, format, channels = 4, depth, isProgressive } = head;
  const scans = format === 'jpeg' ? jpegScans(bytes) : 1;
  const isHeldWhole = isProgressive || scans > 1;
  // A decoded JPG uses coefficients of two bytes.
  const bytesPerPixel = channels * (format === 'jpeg' || depth === 'ushort' ? 2 : 1);
  const linePixelsMax = format === 'jpeg' ? JPEG_PIXELS_MAX : PIXELS_MAX;
  const pixelsMax = isHeldWhole ? Math.min(PIXELS_MAX, HELD_BYTES_MAX / bytesPerPixel) : linePixelsMax;
  if (width * height > pixelsMax) return { error: 'too-many-pixels', pixelsMax };
  if (width > SIDE_MAX || height > SIDE_MAX) return { error: 'too-long' };
  if (scans > SCANS_MAX) return { error: 'unreadable' };
  return undefined;
}

async function redraw(bytes: Buffer, format: PictureFormat): Promise<CleanedPicture> {
  const [side = 0] = KEPT_SIDES;
  const { data, info } = await sharp(bytes, { limitInputPixels: JPEG_PIXELS_MAX, failOn: 'error' })
    .timeout({ seconds: SECONDS_MAX })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const drawn = () => sharp(data, { raw: { width, height, channels } }).timeout({ seconds: SECONDS_MAX });
  const isOpaque = isOpaqueIn(data, channels);
  if (format === 'png' && bytes.length <= KEPT_BYTES_MAX) {
    const exact = await drawn().png().toBuffer();
    if (exact.length <= KEPT_BYTES_MAX) return { format, bytes: exact };
  }
  for (const side of KEPT_SIDES) {
    for (const quality of KEPT_QUALITIES) {
      const smaller = drawn().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
      const kept = await (isOpaque ? asJpeg(smaller, quality) : asPalette(smaller, quality)).toBuffer();
      if (kept.length <= KEPT_BYTES_MAX) return { format: isOpaque ? 'jpeg' : 'png', bytes: kept };
    }
  }
  return { error: 'unreadable' };
}

const asJpeg = (image: Sharp, quality: number) => image.removeAlpha().jpeg({ quality });

/** The default effort, 7, keeps a core busy six times as long on noisy pictures, past any time limit, for files 2 % smaller. */
const asPalette = (image: Sharp, quality: number) => image.png({ palette: true, quality, effort: 3 });

/** Whether nothing shines through pixels of these channels, of which an even number ends with alpha. */
function isOpaqueIn(data: Buffer, channels: number): boolean {
  if (channels % 2 === 1) return true;
  for (let at = channels - 1; at < data.length; at += channels) if (data[at] !== 255) return false;
  return true;
}
