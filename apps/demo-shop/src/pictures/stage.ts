import type { Bitmap, Size } from '@promenade/reference-api/media/picture-source.ts';
import sharp, { type OverlayOptions } from 'sharp';
import { backdrop } from './backdrop.ts';
import { bitmapOf, CLEAR, raw } from './bitmap.ts';
import { loadObject } from './objects.ts';
import type { Placement, Scene } from './scene.ts';
import { castBelow, castBeside } from './shadows.ts';

/** Composes a scene at a size. The result is opaque, three bytes a pixel, and still uncompressed. */
export async function composeScene(scene: Scene, size: Size): Promise<Bitmap> {
  const layers: OverlayOptions[] = [];
  for (const thing of scene.things) {
    const object = await dress(thing, size);
    const left = Math.round(thing.x * size.width - object.width / 2);
    const raised = (thing.lift ?? 0) * Math.max(0, thing.height * size.height - object.height);
    const above = scene.view === 'lying' ? object.height / 2 : object.height + raised / 2;
    const top = Math.round(thing.foot * size.height - above);
    const shadows =
      scene.view === 'lying' ? await castBeside(object, scene.hue, size) : await castBelow(object, scene.hue);
    for (const shadow of shadows) {
      layers.push(...(await overlay(shadow.bitmap, left + shadow.left, top + shadow.top, size)));
    }
    layers.push(...(await overlay(object, left, top, size)));
  }
  const stage = await sharp(Buffer.from(backdrop(scene, size)))
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = stage.info;
  // Sharpened once everything is opaque: the edge of a thing with alpha would get a bright seam.
  const data = await sharp(stage.data, { raw: { width, height, channels: 3 } })
    .sharpen({ sigma: 0.6 + size.width / 2400, m1: 0.2, m2: 1.8 })
    .raw()
    .toBuffer();
  return { data, width, height };
}

/** Brings an object to the size and turn it is shown in. */
async function dress(thing: Placement, size: Size): Promise<Bitmap> {
  const object = await loadObject(thing.glyph, thing.colour ?? null);
  const scale = Math.min((thing.width * size.width) / object.width, (thing.height * size.height) / object.height);
  const [width, height] = [
    Math.max(1, Math.round(object.width * scale)),
    Math.max(1, Math.round(object.height * scale)),
  ];
  const upright = await bitmapOf(raw(object).resize(width, height, { kernel: 'lanczos3', fit: 'fill' }));
  if (!thing.turn) return upright;
  return bitmapOf(raw(upright).rotate(thing.turn, { background: CLEAR }));
}

/** A layer, cropped to the picture (sharp rejects larger ones). */
async function overlay(bitmap: Bitmap, x: number, y: number, size: Size): Promise<OverlayOptions[]> {
  const [left, top] = [Math.round(x), Math.round(y)];
  const [fromX, fromY] = [Math.max(0, -left), Math.max(0, -top)];
  const width = Math.min(bitmap.width, size.width - left) - fromX;
  const height = Math.min(bitmap.height, size.height - top) - fromY;
  if (width <= 0 || height <= 0) return [];
  const whole = width === bitmap.width && height === bitmap.height;
  const part = whole ? bitmap : await bitmapOf(raw(bitmap).extract({ left: fromX, top: fromY, width, height }));
  const layer = { width: part.width, height: part.height, channels: 4 } as const;
  return [{ input: part.data, raw: layer, left: left + fromX, top: top + fromY }];
}
