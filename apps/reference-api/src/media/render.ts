import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { composeMark } from './brand.ts';
import { createQueue } from './queue.ts';
import { sceneOf } from './scenes.ts';
import { composeScene } from './stage.ts';
import { MEDIA_ROOT, mediaSize, type PictureName, parsePicturePath, type Size } from './urls.ts';

/** The widths a picture can be asked in. */
export const MEDIA_WIDTHS = [160, 320, 480, 640, 960, 1280, 1920] as const;
export type MediaFormat = 'avif' | 'webp';

/** Every file is made once, whoever asks; two at a time leave the processor to the shop. */
const queue = createQueue(2);
const inFlight = new Map<string, Promise<Buffer>>();
sharp.concurrency(1);
// Sources are small and read once each; libvips need not remember them.
sharp.cache(false);

export type MediaAnswer =
  | { status: 200; type: `image/${MediaFormat}`; etag: string; body: Buffer }
  | { status: 400 | 404; message: string };

interface Order {
  name: PictureName;
  size: Size;
  format: MediaFormat;
  /** Below the media folder. */
  file: string;
}

/**
 * The picture at an address of ours, from the disk when it was made before, else composed now.
 *
 * @param path without query, `/media/r1/…`.
 * @param query `w`: one of {@link MEDIA_WIDTHS} (default: the full width); `f`: `avif` or `webp` (default).
 * @param dataDir pictures are kept below its `media/`.
 */
export async function renderMedia(
  path: string,
  query: Record<string, unknown>,
  dataDir: string,
  priority: 'now' | 'later' = 'now',
): Promise<MediaAnswer> {
  const order = read(path, query);
  if (!('file' in order)) return order;
  const file = join(dataDir, 'media', order.file);
  const body = (await readFile(file).catch(() => null)) ?? (await make(order, file, priority));
  if (!body) return unknown;
  return { status: 200, type: `image/${order.format}`, etag: `"${order.file}"`, body };
}

const unknown = { status: 404, message: 'There is no such picture.' } as const;

function read(path: string, query: Record<string, unknown>): Order | Extract<MediaAnswer, { status: 400 | 404 }> {
  const name = parsePicturePath(path);
  const full = mediaSize(path);
  if (!name || !full) return unknown;
  const format = query.f ?? 'webp';
  if (format !== 'avif' && format !== 'webp') return { status: 400, message: 'f must be avif or webp.' };
  const width = query.w === undefined ? full.width : MEDIA_WIDTHS.find((listed) => String(listed) === query.w);
  if (!width) return { status: 400, message: `w must be one of ${MEDIA_WIDTHS.join(', ')}.` };
  const size = { width, height: Math.round((width * full.height) / full.width) };
  const file = `${path.slice(MEDIA_ROOT.length + 1).replace(/\.webp$/, '')}-${width}.${format}`;
  return { name, size, format, file: join(MEDIA_ROOT.split('/').at(-1) ?? '', file) };
}

/** Null when the address is well formed and yet names nothing. */
function make(order: Order, file: string, priority: 'now' | 'later'): Promise<Buffer> | null {
  const scene = order.name.kind === 'brand' ? null : sceneOf(order.name);
  if (!scene && order.name.kind !== 'brand') return null;
  const known = inFlight.get(file);
  if (known) return known;
  const job = queue.run(priority, async () => {
    const { data, width, height } = scene ? await composeScene(scene, order.size) : await composeMark(order.size);
    const image = sharp(data, { raw: { width, height, channels: 3 } });
    // Low effort on purpose: a shopper waits for the first one, and the files are small anyway.
    const encoded =
      order.format === 'avif' ? image.avif({ quality: 56, effort: 1 }) : image.webp({ quality: 84, effort: 3 });
    const body = await encoded.toBuffer();
    await keep(file, body);
    return body;
  });
  inFlight.set(file, job);
  const forget = () => inFlight.delete(file);
  job.then(forget, forget);
  return job;
}

/** Whole or not at all, also when two processes write it. A full disk costs the cache, not the picture. */
async function keep(file: string, body: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(draft, body);
    await rename(draft, file);
  } catch {
    return;
  }
}
