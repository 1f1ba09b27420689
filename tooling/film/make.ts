import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { CATALOG } from '../../apps/demo-shop/src/catalog/index.ts';
import { demoPictures } from '../../apps/demo-shop/src/pictures/index.ts';
import { PRODUCT_SHOTS, productPicture } from '../../apps/demo-shop/src/pictures/urls.ts';
import { shownColour } from '../../apps/demo-shop/src/product-skus.ts';
import { renderMedia } from '../../apps/reference-api/src/media/render.ts';
import { browserPath } from '../browser.ts';
import { type Frame, writeWebm } from './webm.ts';

/*
 * Makes the video of a product from its pictures: `node --conditions=source tooling/film/make.ts <slug>`. Chromium draws and encodes it (VP8), frame
 * by frame at fixed times, so that the result is reproducible.
 */

const SIZE = { width: 480, height: 600 };
const FRAMES_PER_SECOND = 15;
const SECONDS_PER_SHOT = 1.5;

const FOLDER = '../../apps/demo-shop/src/videos/';
const slug = process.argv[2] ?? 'listening-bear';
const products = CATALOG.flatMap((top) => top.branches.flatMap((branch) => branch.leaves)).flatMap(
  (leaf) => leaf.products,
);
const product = products.find((candidate) => candidate.slug === slug);
if (!product) throw new Error(`There is no product ${slug}`);

async function pictureOf(address: string): Promise<string> {
  const from = { ip: '127.0.0.1', signal: new AbortController().signal };
  const answer = await renderMedia(address, { w: '960' }, from, {
    sources: [demoPictures],
    folder: join(tmpdir(), 'promenade-video'),
  });
  if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`);
  return `data:${answer.type};base64,${Buffer.from(answer.body).toString('base64')}`;
}

const pictures: string[] = [];
for (const shot of PRODUCT_SHOTS) pictures.push(await pictureOf(productPicture(slug, shot, shownColour(product))));

const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
// WebCodecs need a secure origin.
await page.route('https://film.example/', (route) =>
  route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' }),
);
await page.goto('https://film.example/');
const frames = await page.evaluate(
  async ({ addresses, width, height, fps, perShot }) => {
    const shots = await Promise.all(
      addresses.map(async (address) => createImageBitmap(await (await fetch(address)).blob())),
    );
    const canvas = new OffscreenCanvas(width, height);
    const paper = canvas.getContext('2d');
    if (!paper) throw new Error('no canvas');
    const encoded: { time: number; isKey: boolean; bytes: string }[] = [];
    const encoder = new VideoEncoder({
      output: (chunk) => {
        const bytes = new Uint8Array(chunk.byteLength);
        chunk.copyTo(bytes);
        encoded.push({
          time: Math.round(chunk.timestamp / 1000),
          isKey: chunk.type === 'key',
          bytes: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
        });
      },
      error: (error) => {
        throw error;
      },
    });
    encoder.configure({ codec: 'vp8', width, height, bitrate: 160_000, framerate: fps });
    /** A slow approach to a picture; `progress` goes from 0 to 1. */
    const draw = (shot: ImageBitmap, progress: number, alpha: number) => {
      const zoom = 1 + 0.12 * progress;
      paper.globalAlpha = alpha;
      paper.drawImage(
        shot,
        ...([(width - width * zoom) / 2, (height - height * zoom) / 2, width * zoom, height * zoom] as const),
      );
    };
    const perPicture = Math.round(fps * perShot);
    const fading = Math.round(fps / 3);
    for (let index = 0; index < perPicture * shots.length; index++) {
      const [place, step] = [Math.floor(index / perPicture), index % perPicture];
      const [shot, next] = [shots[place], shots[place + 1]];
      if (shot) draw(shot, step / perPicture, 1);
      const fade = (step - perPicture + fading) / fading;
      if (next && fade > 0) draw(next, 0, fade);
      const frame = new VideoFrame(canvas, { timestamp: Math.round((index * 1e6) / fps) });
      encoder.encode(frame, { keyFrame: step === 0 });
      frame.close();
    }
    await encoder.flush();
    return encoded;
  },
  { addresses: pictures, ...SIZE, fps: FRAMES_PER_SECOND, perShot: SECONDS_PER_SHOT },
);
await browser.close();

const film = writeWebm(
  frames.map(({ bytes, ...frame }): Frame => ({ ...frame, bytes: Buffer.from(bytes, 'base64') })),
  { ...SIZE, durationMs: (frames.length * 1000) / FRAMES_PER_SECOND },
);
writeFileSync(new URL(`${FOLDER}${slug}.webm`, import.meta.url), film);
console.log(`${slug}.webm: ${frames.length} frames, ${Math.round(film.length / 1000)} kB`);
