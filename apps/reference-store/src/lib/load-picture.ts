import type { PictureLoader, PictureUse } from '@promenade/storefront-hooks';

const tall = { width: 1200, height: 1500 };
const square = { width: 960, height: 960 };

/** Sizes of the shop's pictures, and how wide each is shown, which browsers use to choose a file. */
const shapes: Readonly<Record<PictureUse, { width: number; height: number; sizes: string }>> = {
  card: { ...tall, sizes: '(min-width: 80em) 17rem, (min-width: 64em) 19vw, (min-width: 48em) 31vw, 46vw' },
  line: { ...tall, sizes: '6rem' },
  gallery: { ...tall, sizes: '(min-width: 80em) 41rem, (min-width: 48em) 52vw, 100vw' },
  merchant: { ...tall, sizes: '(min-width: 64em) 9vw, 30vw' },
  avatar: { ...square, sizes: '2rem' },
  category: { ...square, sizes: '(min-width: 64em) 14vw, 9rem' },
  review: { ...square, sizes: '6rem' },
  hero: { width: 1920, height: 1080, sizes: '(min-width: 48em) 58vw, 100vw' },
};

const widths = [160, 320, 480, 640, 960, 1280, 1920];

/** A picture of the shop in every size and encoding that its server offers. */
export const loadPicture: PictureLoader = (address, { use }) => {
  const { width, height, sizes } = shapes[use];
  if (!address.startsWith('/media/')) return { src: address, width, height };
  const offered = widths.filter((each) => each <= width);
  const srcSetIn = (format: string) => offered.map((each) => `${address}?w=${each}&f=${format} ${each}w`).join(', ');
  return {
    src: `${address}?w=640&f=webp`,
    width,
    height,
    sizes,
    sources: [{ type: 'image/avif', srcSet: srcSetIn('avif') }],
    srcSet: srcSetIn('webp'),
  };
};

/** The second picture of a product whose first picture shows it alone: the product among other objects. */
export function secondPictureUrl(url: string): string | undefined {
  return /\/media\/.*\/tile(?:-\w+)?\.webp$/.test(url) ? url.replace('/tile', '/company') : undefined;
}
