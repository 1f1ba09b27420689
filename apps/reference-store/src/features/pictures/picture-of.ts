import type { PictureView } from '@promenade/storefront-ui';

/** Natural sizes of the shop's pictures, by the folder and the shot in their address. */
const shapes = {
  product: { width: 1200, height: 1500 },
  wide: { width: 1920, height: 720 },
  square: { width: 960, height: 960 },
  hero: { width: 1920, height: 1080 },
} as const;

export type PictureShape = keyof typeof shapes;

/** How wide a picture is shown, by its place: what browsers choose a file by. */
export const pictureSizes = {
  card: '(min-width: 80em) 17rem, (min-width: 64em) 19vw, (min-width: 48em) 31vw, 46vw',
  thumbnail: '6rem',
  productPage: '(min-width: 80em) 41rem, (min-width: 48em) 52vw, 100vw',
  hero: '(min-width: 48em) 58vw, 100vw',
  categoryTile: '(min-width: 64em) 14vw, 9rem',
  merchantThing: '(min-width: 64em) 9vw, 30vw',
} as const;

const widths = [160, 320, 480, 640, 960, 1280, 1920];

export interface PictureWish {
  shape?: PictureShape;
  /** What it shows; empty when words beside it say the same. */
  alt?: string;
  sizes?: string;
}

/** A picture of the shop with every size and encoding its server offers; `undefined` when there is no address. */
export function pictureOf(
  url: string | null | undefined,
  { shape = 'product', alt = '', sizes = pictureSizes.card }: PictureWish = {},
): PictureView | undefined {
  if (!url) return undefined;
  const { width, height } = shapes[shape];
  if (!url.startsWith('/media/')) return { src: url, alt, width, height };
  const offered = widths.filter((each) => each <= width);
  const srcSetIn = (format: string) => offered.map((each) => `${url}?w=${each}&f=${format} ${each}w`).join(', ');
  return {
    src: `${url}?w=640&f=webp`,
    alt,
    width,
    height,
    sizes,
    sources: [{ type: 'image/avif', srcSet: srcSetIn('avif') }],
    srcSet: srcSetIn('webp'),
  };
}

/** The second picture of a product whose first one is a tile: the same thing in company. */
export function secondPictureUrl(url: string | null | undefined): string | undefined {
  return url && /\/media\/.*\/tile(?:-\w+)?\.webp$/.test(url) ? url.replace('/tile', '/company') : undefined;
}
