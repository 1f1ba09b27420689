import sharp from 'sharp';
import type { Bitmap } from './bitmap.ts';
import type { Size } from './urls.ts';

/** The shop's mark: a `p` whose bowl is a wheel, paper on ink. */
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
  <rect width="96" height="96" rx="22" fill="#1d1c22"/>
  <path d="M34 80V48" stroke="#fbfafc" stroke-width="10" stroke-linecap="round"/>
  <circle cx="52" cy="43" r="18" fill="none" stroke="#fbfafc" stroke-width="10"/>
  <circle cx="52" cy="43" r="4.5" fill="#8f8cf2"/>
</svg>`;

export async function composeMark({ width, height }: Size): Promise<Bitmap> {
  const { data, info } = await sharp(Buffer.from(MARK), { density: (72 * width) / 96 })
    .resize(width, height)
    .flatten({ background: '#1d1c22' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
