import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AT_ONCE } from '../limits/at-once.ts';
import { type ConcurrencyLimit, createConcurrencyLimit } from '../limits/concurrency-limit.ts';
import { networksOf } from '../limits/networks.ts';
import { createSharedWork } from '../limits/shared-work.ts';
import type { Bitmap } from './bitmap.ts';
import { bytesOf, type FileStore } from './file-store.ts';
import { iconComposer } from './icons.ts';
import { sceneOf } from './scenes.ts';
import { sharp } from './sharp.ts';
import { composeScene } from './stage.ts';
import { MEDIA_ROOT, mediaSize, type PictureName, parsePicturePath, type Size } from './urls.ts';

/** The widths a picture can be asked in. */
export const MEDIA_WIDTHS = [160, 320, 480, 640, 960, 1280, 1920] as const;
export type MediaFormat = 'avif' | 'webp';

class PicturesBusy extends Error {}

/** Time in which about half of a full queue is made. */
const RETRY_AFTER_SECONDS = 5;

const refusal = () => new PicturesBusy();
const drawing = createConcurrencyLimit({ ...AT_ONCE.drawing, refusal });
const fetching = createConcurrencyLimit({ ...AT_ONCE.fetching, refusal });

/** Every file is made once, whoever asks. */
const drawn = createSharedWork<Buffer>();
const fetched = createSharedWork<Buffer | undefined>();

export type MediaAnswer =
  | { status: 200; type: `image/${MediaFormat}`; etag: string; body: Buffer }
  | { status: 503; message: string; retryAfterSeconds: number }
  | { status: 400 | 404; message: string };

/** Who waits for a picture. */
export interface PictureAsker {
  readonly ip: string;
  /** Aborted when the asker has left. */
  readonly signal?: AbortSignal | undefined;
}

interface Order {
  compose: () => Promise<Bitmap>;
  format: MediaFormat;
  etag: string;
  file: string;
}

const unknown = { status: 404, message: 'There is no such picture.' } as const;
const full = {
  status: 503,
  message: 'Too many pictures are being made, please try again in a few seconds.',
  retryAfterSeconds: RETRY_AFTER_SECONDS,
} as const;

/**
 * The picture at an address of ours, from the disk when it was made before, else composed now. Refused (503) while too many
 * are waited for, by the asker's network or by all together.
 *
 * @param path without query, `/media/r1/…`.
 * @param query `w`: one of {@link MEDIA_WIDTHS} (default: the full width); `f`: `avif` or `webp` (default).
 * @param dataDir pictures are kept below its `media/`.
 * @param files where other processes may have put it already, and this one does.
 * @throws the reason of the signal, when everyone who asked has left before it was begun.
 */
export async function renderMedia(
  path: string,
  query: Record<string, unknown>,
  dataDir: string,
  asker: PictureAsker,
  files?: FileStore,
): Promise<MediaAnswer> {
  const order = read(path, query, dataDir);
  if ('status' in order) return order;
  try {
    const body = (await readFile(order.file).catch(() => null)) ?? (await make(order, asker, files));
    return { status: 200, type: `image/${order.format}`, etag: order.etag, body };
  } catch (error) {
    if (error instanceof PicturesBusy) return full;
    throw error;
  }
}

/**
 * Makes a picture before anyone asks, behind all that somebody waits for. Answers whether there was anything to do.
 *
 * @throws the reason of the signal, when it was aborted before the picture was begun.
 */
export async function makeAhead(
  path: string,
  query: Record<string, unknown>,
  dataDir: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const order = read(path, query, dataDir);
  if ('status' in order || (await exists(order.file))) return false;
  await drawn.ask(order.file, { signal, turn: (waiting) => drawing.acquire([], waiting) }, () => draw(order));
  return true;
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

function read(path: string, query: Record<string, unknown>, dataDir: string): Order | MediaAnswer {
  const name = parsePicturePath(path);
  const natural = mediaSize(path);
  if (!name || !natural) return unknown;
  const format = query.f ?? 'webp';
  if (format !== 'avif' && format !== 'webp') return { status: 400, message: 'f must be avif or webp.' };
  const width = query.w === undefined ? natural.width : MEDIA_WIDTHS.find((listed) => String(listed) === query.w);
  if (!width) return { status: 400, message: `w must be one of ${MEDIA_WIDTHS.join(', ')}.` };
  const compose = composer(name, { width, height: Math.round((width * natural.height) / natural.width) });
  if (!compose) return unknown;
  const address = `${path.slice(MEDIA_ROOT.length + 1).replace(/\.webp$/, '')}-${width}.${format}`;
  const file = join(MEDIA_ROOT.split('/').at(-1) ?? '', address);
  return { compose, format, etag: `"${file}"`, file: join(dataDir, 'media', file) };
}

/** Null when the address is well formed and yet names nothing. */
function composer(name: PictureName, size: Size): (() => Promise<Bitmap>) | null {
  const icon = iconComposer(name, size);
  if (icon) return icon;
  const scene = sceneOf(name);
  return scene && (() => composeScene(scene, size));
}

async function make(order: Order, { ip, signal }: PictureAsker, files: FileStore | undefined): Promise<Buffer> {
  const networks = networksOf(ip);
  const askerOf = (limit: ConcurrencyLimit) => ({
    signal,
    turn: (waiting: AbortSignal) => limit.acquire(networks, waiting),
  });
  const shared = files && (await fetched.ask(order.file, askerOf(fetching), () => fetchShared(order, files)));
  return shared ?? drawn.ask(order.file, askerOf(drawing), () => draw(order, files));
}

const sharedKey = ({ etag }: Order) => `pictures/${etag.slice(1, -1)}`;

/** What another process has made. A store that is away costs the work, not the picture. */
async function fetchShared(order: Order, files: FileStore): Promise<Buffer | undefined> {
  const stream = await files.get(sharedKey(order)).catch(() => null);
  if (!stream) return undefined;
  const body = await bytesOf(stream);
  await keep(order.file, body);
  return body;
}

async function draw(order: Order, files?: FileStore): Promise<Buffer> {
  const { compose, format, file } = order;
  const { data, width, height } = await compose();
  const image = sharp(data, { raw: { width, height, channels: 3 } });
  // Low effort on purpose: a shopper waits for the first one, and the files are small anyway.
  const encoded = format === 'avif' ? image.avif({ quality: 56, effort: 1 }) : image.webp({ quality: 84, effort: 3 });
  const body = await encoded.toBuffer();
  await keep(file, body);
  await files?.put(sharedKey(order), body, `image/${format}`).catch(() => undefined);
  return body;
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
