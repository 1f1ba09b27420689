import type { Bitmap, Size } from '@promenade/reference-api/media/picture-source.ts';
import { CLEAR, raw } from './bitmap.ts';
import { bytesOf } from './colour.ts';

export interface Shadow {
  bitmap: Bitmap;
  /** Relative to the object. */
  left: number;
  top: number;
}

/** A soft shadow on the floor: the object's outline laid flat, and a darker touch at its base. */
export async function castBelow(object: Bitmap, hue: number): Promise<Shadow[]> {
  const wide = await silhouette(object, hue, {
    width: Math.round(object.width * 1.02),
    height: Math.max(2, Math.round(object.height * 0.17)),
    blur: Math.max(0.8, object.width * 0.04),
    opacity: 0.34,
  });
  const touch = footprint(object);
  const near = await silhouette(ellipse(touch.width, Math.max(3, object.width * 0.045)), hue, {
    blur: Math.max(0.6, object.width * 0.014),
    opacity: 0.5,
  });
  const middle = touch.left + touch.width / 2;
  return [
    { bitmap: wide, left: (object.width - wide.width) / 2, top: object.height - wide.height * 0.56 },
    { bitmap: near, left: middle - near.width / 2, top: object.height - near.height * 0.58 },
  ];
}

/** The shadow of a thing lying on a table, light from the upper left. */
export async function castBeside(object: Bitmap, hue: number, size: Size): Promise<Shadow[]> {
  const shadow = await silhouette(object, hue, { blur: Math.max(0.8, size.width * 0.012), opacity: 0.36 });
  const grown = (shadow.width - object.width) / 2;
  return [{ bitmap: shadow, left: size.width * 0.012 - grown, top: size.width * 0.02 - grown }];
}

/** Where the lowest part of an object touches the floor. */
function footprint({ data, width, height }: Bitmap): { left: number; width: number } {
  let [first, last] = [width, -1];
  for (let y = Math.floor(height * 0.94); y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 128) continue;
      first = Math.min(first, x);
      last = Math.max(last, x);
    }
  }
  return last < 0 ? { left: 0, width } : { left: first, width: last - first + 1 };
}

function ellipse(width: number, height: number): Bitmap {
  const [w, h] = [Math.max(1, Math.round(width)), Math.max(1, Math.round(height))];
  const data = Buffer.alloc(w * h * 4);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const [dx, dy] = [(2 * x + 1) / w - 1, (2 * y + 1) / h - 1];
      data[(y * w + x) * 4 + 3] = dx * dx + dy * dy <= 1 ? 255 : 0;
    }
  }
  return { data, width: w, height: h };
}

interface ShadowShape {
  width?: number;
  height?: number;
  blur: number;
  opacity: number;
}

/** The outline of an object in the dark of a hue, blurred; larger than the object by the blur's reach. */
async function silhouette(object: Bitmap, hue: number, shape: ShadowShape): Promise<Bitmap> {
  const { width = object.width, height = object.height, blur, opacity } = shape;
  const reach = Math.ceil(blur * 2.5);
  const alpha = await raw(object)
    .extractChannel(3)
    .resize(width, height, { fit: 'fill' })
    .extend({ top: reach, bottom: reach, left: reach, right: reach, background: CLEAR })
    .blur(blur)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const channels = alpha.info.channels;
  const [red, green, blue] = bytesOf([
    0.3,
    0.05 * Math.cos((hue * Math.PI) / 180),
    0.05 * Math.sin((hue * Math.PI) / 180),
  ]);
  const data = Buffer.alloc(alpha.info.width * alpha.info.height * 4);
  for (let index = 0; index < data.length / 4; index++) {
    data.set([red, green, blue, Math.round((alpha.data[index * channels] ?? 0) * opacity)], index * 4);
  }
  return { data, width: alpha.info.width, height: alpha.info.height };
}
