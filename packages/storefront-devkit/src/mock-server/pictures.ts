import type { Shop } from '../mock/index.ts';
import { escapeXml } from './escape-xml.ts';
import type { HttpReply } from './http.ts';

const SIZE = 800;

/** Outlines by the last word of a product's address, on a field of 100 × 100. */
const outlines: Readonly<Record<string, string>> = {
  shirt: 'M38 22 L20 32 L26 48 L33 45 V80 H67 V45 L74 48 L80 32 L62 22 Q50 32 38 22 Z',
  bag: 'M28 42 H72 L77 82 H23 Z M38 42 V36 Q38 22 50 22 Q62 22 62 36 V42 H57 V36 Q57 28 50 28 Q43 28 43 36 V42 Z',
  scarf: 'M22 34 Q50 62 78 34 L70 22 Q50 42 30 22 Z M38 50 L30 84 H44 L50 54 Z M54 52 L62 76 H74 L64 46 Z',
  mug: 'M26 32 H64 V38 H70 Q80 38 80 50 Q80 62 70 62 H64 V70 Q64 78 56 78 H34 Q26 78 26 70 Z M64 45 V55 H69 Q73 55 73 50 Q73 45 69 45 Z',
  candle: 'M36 44 H64 V80 H36 Z M48 36 H52 V44 H48 Z M50 16 Q58 26 50 35 Q42 26 50 16 Z',
  stool: 'M24 32 H76 V41 H68 L74 80 H67 L62 41 H38 L33 80 H26 L32 41 H24 Z',
};
const other = 'M50 20 L76 35 V65 L50 80 L24 65 V35 Z';

/** Gives every product its own picture. */
export function drawProducts({ products }: Shop): void {
  for (const { productInfo, productValue } of products) {
    const image = `/media/product/${productInfo.slug}.svg`;
    Object.assign(productInfo, { image, sliderImage: [image, image.replace('.svg', '-2.svg')] });
    for (const variant of Object.values(productValue)) variant.image = image;
  }
}

/** A picture for any address below `/media`: the same address always gets the same one. */
export function picture(path: string): HttpReply {
  const name = decodeURIComponent(path.split('/').at(-1) ?? '').replace(/(-\d+)?\.\w+$/, '');
  const hue = [...name].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 360, 7);
  const outline = outlines[name.split('-').at(-1) ?? ''] ?? other;
  // The second view of a product is nearer.
  const scale = /-\d+\.\w+$/.test(path) ? 11 : 8;
  const shift = (SIZE - 100 * scale) / 2;
  const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}" role="img"><title>${escapeXml(name.replaceAll('-', ' '))}</title><rect width="100%" height="100%" fill="hsl(${hue} 34% 90%)"/><path transform="translate(${shift} ${shift}) scale(${scale})" d="${outline}" fill="hsl(${hue} 42% 40%)" fill-rule="evenodd"/></svg>`;
  return {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
      // A picture that is opened as a page runs nothing.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
    body,
  };
}
