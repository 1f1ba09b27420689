import { pictureAddress } from '../domain/picture-address.ts';

/** The place where a picture is shown. It determines the picture's default size. */
export type PictureUse = 'card' | 'line' | 'gallery' | 'avatar' | 'category' | 'merchant' | 'review' | 'hero';

/** A picture as views show it. */
export interface PictureView {
  /** Address of the picture. */
  src: string;
  /** Alternative text; empty when the text next to the picture says the same. */
  alt: string;
  /** Width in pixels. With the height, it reserves the space until the picture is loaded. */
  width: number;
  /** Height in pixels. */
  height: number;
  /** Addresses of other widths. */
  srcSet?: string;
  /** Other encodings, the preferred ones first. */
  sources?: readonly { type: string; srcSet: string }[];
  /** The width at which the picture is shown, as the `sizes` attribute. */
  sizes?: string;
}

/** The use for which a picture is loaded. */
export interface PictureRequest {
  /** The place where the picture is shown. */
  readonly use: PictureUse;
  /** Width in pixels that this use needs on a dense screen. */
  readonly width: number;
  /** Height in pixels that this use needs on a dense screen. */
  readonly height: number;
}

/** Turns an address into a view, with other sizes and encodings if the image server offers them. Size and `alt` have defaults. */
export type PictureLoader = (
  address: string,
  request: PictureRequest,
) => Pick<PictureView, 'src'> & Partial<Omit<PictureView, 'alt'>>;

/** Sizes in pixels: portrait for products, square for avatars and tiles, landscape for banners. */
const sizes: Readonly<Record<PictureUse, readonly [width: number, height: number]>> = {
  card: [600, 750],
  line: [200, 250],
  gallery: [1200, 1500],
  avatar: [96, 96],
  category: [400, 400],
  merchant: [300, 375],
  review: [400, 400],
  hero: [1920, 1080],
};

const unchanged: PictureLoader = (src) => ({ src });

/** Returns a function from the backend's addresses to views; the function returns `undefined` for an empty address. */
export function createPictures(load: PictureLoader = unchanged, imageDomain?: string) {
  return (address: string | null | undefined, use: PictureUse, alt = ''): PictureView | undefined => {
    if (!address) return undefined;
    const [width, height] = sizes[use];
    return { width, height, ...load(pictureAddress(address, imageDomain), { use, width, height }), alt };
  };
}
