import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { AT_ONCE } from '../limits/at-once.ts';
import { type ConcurrencyLimit, createConcurrencyLimit } from '../limits/concurrency-limit.ts';
import { networksOf } from '../limits/networks.ts';
import { createSharedWork } from '../limits/shared-work.ts';
import { bytesOf, type FileStore } from './file-store.ts';
import type { Bitmap, Picture, PictureSource } from './picture-source.ts';
import { sharp } from './sharp.ts';
import { MEDIA_ROOT } from './urls.ts';

/** The widths in which a picture can be requested. */
export const MEDIA_WIDTHS = [160, 320, 480, 640, 960, 1280, 1920] as const;
export type MediaFormat = 'avif' | 'webp';

class PicturesBusy extends Error {}

/** Time in which about half of a full queue is made. */
const RETRY_AFTER_SECONDS = 5;

const refusal = () => new PicturesBusy();
const drawing = createConcurrencyLimit({ ...AT_ONCE.drawing, refusal });
const fetching = createConcurrencyLimit({ ...AT_ONCE.fetching, refusal });

/** Concurrent requests for a file draw it once. */
const drawn = createSharedWork<Buffer>();
const fetched = createSharedWork<Buffer | undefined>();

export type MediaAnswer =
  | { status: 200; type: `image/${MediaFormat}`; etag: string; body: Buffer }
  | { status: 503; message: string; retryAfterSeconds: number }
  | { status: 400 | 404; message: string };

/** The client that waits for a picture. */
export interface PictureAsker {
  readonly ip: string;
  /** Aborted when the asker has left. */
  readonly signal?: AbortSignal | undefined;
}

/** Source of pictures, and storage of the drawn ones. */
export interface PictureStore {
  /** The first that has a picture draws it. */
  readonly sources: readonly PictureSource[];
  /** A folder of this process; pictures are stored below its `media/`. */
  readonly folder: string;
  /** Where other processes may have put it already, and this one does. */
  readonly files?: FileStore | undefined;
}

interface Order {
  draw: () => Promise<Bitmap>;
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
 * The picture at a URL of this API, from the disk if it was drawn before, otherwise drawn now. Refused (503) while too many
 * are queued, by the client's network or in total.
 * @param path without query, `/media/r1/…`.
 * @param query `w`: one of {@link MEDIA_WIDTHS} (default: the full width); `f`: `avif` or `webp` (default).
 * @throws the reason of the signal, if all clients disconnected before it was started.
 */
export async function renderMedia(
  path: string,
  query: Record<string, unknown>,
  asker: PictureAsker,
  store: PictureStore,
): Promise<MediaAnswer> {
  const order = read(path, query, store);
  if ('status' in order) return order;
  try {
    const body = (await readFile(order.file).catch(() => null)) ?? (await make(order, asker, store.files));
    return { status: 200, type: `image/${order.format}`, etag: order.etag, body };
  } catch (error) {
    if (error instanceof PicturesBusy) return full;
    throw error;
  }
}

/**
 * Draws a picture ahead of requests, at lower priority than all of them. Returns whether it had to be drawn.
 * @throws the reason of the signal, if it was aborted before the picture was started.
 */
export async function makeAhead(
  path: string,
  query: Record<string, unknown>,
  store: PictureStore,
  signal?: AbortSignal,
): Promise<boolean> {
  const order = read(path, query, store);
  if ('status' in order || (await exists(order.file))) return false;
  await drawn.ask(order.file, { signal, turn: (waiting) => drawing.acquire([], waiting) }, () => encode(order));
  return true;
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

const ADDRESS = new RegExp(`^${MEDIA_ROOT}/([a-z]+/[a-z0-9-]+/[a-z-]+)\\.webp$`);

function read(path: string, query: Record<string, unknown>, { sources, folder }: PictureStore): Order | MediaAnswer {
  const name = ADDRESS.exec(path)?.[1];
  const picture = name && firstOf(sources, name);
  if (!picture) return unknown;
  const format = query.f ?? 'webp';
  if (format !== 'avif' && format !== 'webp') return { status: 400, message: 'f must be avif or webp.' };
  const natural = picture.size;
  const width = query.w === undefined ? natural.width : MEDIA_WIDTHS.find((listed) => String(listed) === query.w);
  if (!width) return { status: 400, message: `w must be one of ${MEDIA_WIDTHS.join(', ')}.` };
  const height = Math.round((width * natural.height) / natural.width);
  const file = join(basename(MEDIA_ROOT), `${name}-${width}.${format}`);
  const draw = () => picture.draw({ width, height });
  return { draw, format, etag: `"${file}"`, file: join(folder, 'media', file) };
}

function firstOf(sources: readonly PictureSource[], name: string): Picture | null {
  for (const source of sources) {
    const picture = source(name);
    if (picture) return picture;
  }
  return null;
}

async function make(order: Order, { ip, signal }: PictureAsker, files: FileStore | undefined): Promise<Buffer> {
  const networks = networksOf(ip);
  const askerOf = (limit: ConcurrencyLimit) => ({
    signal,
    turn: (waiting: AbortSignal) => limit.acquire(networks, waiting),
  });
  const shared = files && (await fetched.ask(order.file, askerOf(fetching), () => fetchShared(order, files)));
  return shared ?? drawn.ask(order.file, askerOf(drawing), () => encode(order, files));
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

async function encode(order: Order, files?: FileStore): Promise<Buffer> {
  const { draw, format, file } = order;
  const { data, width, height } = await draw();
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
