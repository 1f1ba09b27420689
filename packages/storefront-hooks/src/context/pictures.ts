import { pictureAddress } from '../domain/picture-address.ts';

/** Where a picture is shown. Each use has a size of its own, so that no view has to invent one. */
export type PictureUse = 'card' | 'line' | 'gallery' | 'avatar' | 'category' | 'merchant' | 'review' | 'hero';

/** A picture as views show it. */
export interface PictureView {
  /** Address of the picture. */
  src: string;
  /** What the picture shows; empty when the words beside it say the same. */
  alt: string;
  /** Width in pixels: with the height it keeps the space free until the picture is loaded. */
  width: number;
  /** Height in pixels. */
  height: number;
  /** Addresses of other widths. */
  srcSet?: string;
  /** Other encodings, better ones first. */
  sources?: readonly { type: string; srcSet: string }[];
  /** How wide the picture is shown. */
  sizes?: string;
}

/** What a picture is loaded for. */
export interface PictureRequest {
  /** Where it is shown. */
  readonly use: PictureUse;
  /** Width in pixels that this use needs on a dense screen. */
  readonly width: number;
  /** Height in pixels that this use needs on a dense screen. */
  readonly height: number;
}

/** Makes a view of an address: other sizes and encodings, where the server has them. Size and `alt` have defaults. */
export type PictureLoader = (
  address: string,
  request: PictureRequest,
) => Pick<PictureView, 'src'> & Partial<Omit<PictureView, 'alt'>>;

/** Sizes in pixels by use: upright for goods, square for faces and tiles, wide for banners. */
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

const asItIs: PictureLoader = (src) => ({ src });

/** A function from addresses as the backend sends them to views; `undefined` for an empty address. */
export function createPictures(load: PictureLoader = asItIs, imageDomain?: string) {
  return (address: string | null | undefined, use: PictureUse, alt = ''): PictureView | undefined => {
    if (!address) return undefined;
    const [width, height] = sizes[use];
    return { width, height, ...load(pictureAddress(address, imageDomain), { use, width, height }), alt };
  };
}
