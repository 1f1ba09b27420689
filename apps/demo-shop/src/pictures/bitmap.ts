import type { Bitmap } from '@promenade/reference-api/media/picture-source.ts';
import sharp, { type Sharp } from 'sharp';

export const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

export const raw = ({ data, width, height }: Bitmap) => sharp(data, { raw: { width, height, channels: 4 } });

export async function bitmapOf(image: Sharp): Promise<Bitmap> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
