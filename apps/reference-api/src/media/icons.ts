import sharp from 'sharp';
import type { Bitmap } from './bitmap.ts';
import type { PictureName, Size } from './urls.ts';

interface Icon {
  background: string;
  /** Shapes on a square of 96. */
  shapes: string;
}

/** The shop's mark: a `p` whose bowl is a wheel, paper on ink. */
const MARK: Icon = {
  background: '#1d1c22',
  shapes: `
    <path d="M34 80V48" stroke="#fbfafc" stroke-width="10" stroke-linecap="round"/>
    <circle cx="52" cy="43" r="18" fill="none" stroke="#fbfafc" stroke-width="10"/>
    <circle cx="52" cy="43" r="4.5" fill="#8f8cf2"/>`,
};

/** An entry of the account menu: lines in ink on paper. */
const line = (d: string): Icon => ({
  background: '#ffffff',
  shapes: `<path d="${d}" fill="none" stroke="#1d1c22" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
});

const MENU: Readonly<Record<string, Icon>> = {
  addresses: line(
    'M48 84C34 66 24 54 24 40a24 24 0 0 1 48 0c0 14-10 26-24 44ZM48 30a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z',
  ),
  coupons: line('M16 30h64v11a7 7 0 0 0 0 14v11H16V55a7 7 0 0 0 0-14ZM54 30v6m0 9v6m0 9v6'),
  profile: line('M48 18a15 15 0 1 1 0 30 15 15 0 0 1 0-30ZM20 80c2-14 12-22 28-22s26 8 28 22Z'),
  wishes: line('M48 78 22 52a16 16 0 0 1 26-19 16 16 0 0 1 26 19Z'),
};

/** A function that draws the icon of this name; null if the name is not that of an icon. */
export function iconComposer({ kind, id }: PictureName, size: Size): (() => Promise<Bitmap>) | null {
  const icon = kind === 'brand' ? MARK : kind === 'menu' && Object.hasOwn(MENU, id) ? MENU[id] : undefined;
  return icon ? () => compose(icon, size) : null;
}

async function compose({ background, shapes }: Icon, { width, height }: Size): Promise<Bitmap> {
  const corners = `<rect width="96" height="96" rx="22" fill="${background}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${corners}${shapes}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg), { density: (72 * width) / 96 })
    .resize(width, height)
    .flatten({ background })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
