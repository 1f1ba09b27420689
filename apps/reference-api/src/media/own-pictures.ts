import { fileURLToPath } from 'node:url';
import type { PictureSource, Size } from './picture-source.ts';
import { sharp } from './sharp.ts';

const ICON: Size = { width: 160, height: 160 };

/** The pictures that every shop has from its first day on. */
const FILES: ReadonlyMap<string, { file: string; size: Size }> = new Map([
  ['brand/promenade/mark', { file: 'mark.svg', size: { width: 480, height: 480 } }],
  ['hero/street/wide', { file: 'street.webp', size: { width: 1920, height: 1080 } }],
  ['menu/addresses/icon', { file: 'menu/addresses.svg', size: ICON }],
  ['menu/coupons/icon', { file: 'menu/coupons.svg', size: ICON }],
  ['menu/profile/icon', { file: 'menu/profile.svg', size: ICON }],
  ['menu/wishes/icon', { file: 'menu/wishes.svg', size: ICON }],
]);

/** Units of the drawings' sides. */
const DRAWING = 96;
/** What stands behind a drawing's rounded corners. */
const BEHIND: Readonly<Record<string, string>> = { 'mark.svg': '#1d1c22' };

export const ownPictures: PictureSource = (name) => {
  const known = FILES.get(name);
  if (!known) return null;
  const { file, size } = known;
  const path = fileURLToPath(new URL(`./pictures/${file}`, import.meta.url));
  return {
    size,
    async draw({ width, height }) {
      // Drawings come out sharp in every width; photographs know no density.
      const { data, info } = await sharp(path, file.endsWith('.svg') ? { density: (72 * width) / DRAWING } : {})
        .resize(width, height)
        .flatten({ background: BEHIND[file] ?? '#ffffff' })
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return { data, width: info.width, height: info.height };
    },
  };
};
