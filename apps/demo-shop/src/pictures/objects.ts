import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Bitmap } from '@promenade/reference-api/media/picture-source.ts';
import sharp from 'sharp';
import { COLOURS, type ColourName } from '../catalog/colours.ts';
import { repaint } from './paint.ts';

const ASSETS = join(dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');

/** The signs of a text such as `'👟 ⛸️ 🧢'`. */
export const glyphsOf = (objects: string): string[] => objects.split(' ').filter(Boolean);

/** The picture file of an object: 256 pixels square, WebP with alpha. */
export function emojiFile(glyph: string): string {
  const points = [...glyph].map((character) => (character.codePointAt(0) ?? 0).toString(16));
  return join(ASSETS, `${points.join('-')}.webp`);
}

const MOST_KEPT = 64;
const kept = new Map<string, Promise<Bitmap>>();

/** An object without its empty margins, in its own colours or painted. */
export function loadObject(glyph: string, colour: ColourName | null): Promise<Bitmap> {
  const key = `${glyph}${colour ?? ''}`;
  const known = kept.get(key);
  const bitmap = known ?? readObject(glyph, colour);
  // Re-inserted, so that the least recently used entry comes first.
  kept.delete(key);
  kept.set(key, bitmap);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  bitmap.catch(() => kept.delete(key));
  return bitmap;
}

async function readObject(glyph: string, colour: ColourName | null): Promise<Bitmap> {
  const { data, info } = await sharp(emojiFile(glyph))
    .ensureAlpha()
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (colour) repaint(data, COLOURS[colour]);
  return { data, width: info.width, height: info.height };
}
