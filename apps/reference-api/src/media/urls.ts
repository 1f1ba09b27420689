import type { ColourName } from '../seed/catalog/colours.ts';

/**
 * Where pictures live. The addresses are path-absolute and never change their content: a change of the recipes raises
 * the revision. `?w=` chooses a width, `&f=` avif or webp (see render.ts).
 */
export const MEDIA_ROOT = '/media/r1';
/** Films of products. */
export const VIDEOS_ROOT = `${MEDIA_ROOT}/video`;
/** Files that shoppers have sent. */
export const UPLOADS_ROOT = '/media/uploads';
/** HTML and CSS that owners of shops have written. */
export const PAGES_ROOT = '/media/pages';

/** Every picture of a product has one of four shots. */
export type ProductShot = 'tile' | 'company' | 'close' | 'flat';
export const PRODUCT_SHOTS: readonly ProductShot[] = ['tile', 'company', 'close', 'flat'];

/** A merchant's papers are pictured too, since applicants send pictures of theirs. */
export type MerchantShot = 'banner' | 'avatar' | 'papers';

/** Which picture, decoded from its address. */
export type PictureName =
  | { kind: 'product'; id: string; shot: ProductShot; colour: ColourName | null }
  | { kind: 'category'; id: string; shot: 'banner' | 'tile' }
  | { kind: 'merchant'; id: string; shot: MerchantShot }
  | { kind: 'hero'; id: string; shot: 'wide' }
  | { kind: 'person'; id: string; shot: 'avatar' }
  | { kind: 'brand'; id: 'promenade'; shot: 'mark' }
  | { kind: 'menu'; id: string; shot: 'icon' };

export interface Size {
  width: number;
  height: number;
}

const RATIOS: Record<string, Size> = {
  'product/tile': { width: 1200, height: 1500 },
  'product/company': { width: 1200, height: 1500 },
  'product/close': { width: 1200, height: 1500 },
  'product/flat': { width: 1200, height: 1500 },
  'category/banner': { width: 1920, height: 720 },
  'category/tile': { width: 960, height: 960 },
  'merchant/banner': { width: 1920, height: 720 },
  'merchant/avatar': { width: 480, height: 480 },
  'merchant/papers': { width: 960, height: 960 },
  'hero/wide': { width: 1920, height: 1080 },
  'person/avatar': { width: 480, height: 480 },
  'brand/mark': { width: 480, height: 480 },
  'menu/icon': { width: 160, height: 160 },
};

export const productPicture = (slug: string, shot: ProductShot, colour?: ColourName | null): string =>
  `${MEDIA_ROOT}/product/${slug}/${shot}${colour ? `-${colour}` : ''}.webp`;
export const categoryPicture = (slug: string, shot: 'banner' | 'tile'): string =>
  `${MEDIA_ROOT}/category/${slug}/${shot}.webp`;
export const merchantPicture = (slug: string, shot: MerchantShot): string =>
  `${MEDIA_ROOT}/merchant/${slug}/${shot}.webp`;
export const heroPicture = (name: string): string => `${MEDIA_ROOT}/hero/${name}/wide.webp`;
export const personPicture = (name: string): string => `${MEDIA_ROOT}/person/${name}/avatar.webp`;
export const productVideo = (slug: string): string => `${VIDEOS_ROOT}/${slug}.webm`;
/** The picture of an entry of the account menu. */
export const menuPicture = (name: 'addresses' | 'coupons' | 'profile' | 'wishes'): string =>
  `${MEDIA_ROOT}/menu/${name}/icon.webp`;
export const brandPicture = (): string => `${MEDIA_ROOT}/brand/promenade/mark.webp`;

const ADDRESS = /^\/media\/r1\/([a-z]+)\/([a-z0-9-]+)\/([a-z]+)(?:-([a-z]+))?\.webp$/;

/** Reads an address; null for anything that no picture could have. Unknown ids are found out when it is composed. */
export function parsePicturePath(path: string): PictureName | null {
  const [, kind, id, shot, colour] = ADDRESS.exec(path) ?? [];
  if (!kind || !id || !shot || !RATIOS[`${kind}/${shot}`]) return null;
  if (kind !== 'product') return colour ? null : ({ kind, id, shot } as PictureName);
  return { kind, id, shot: shot as ProductShot, colour: (colour as ColourName | undefined) ?? null };
}

/** Width and height of the picture at an address of ours (query allowed), so that a page can reserve its place. */
export function mediaSize(url: string): Size | null {
  const name = parsePicturePath(url.split('?', 1)[0] ?? '');
  return name && (RATIOS[`${name.kind}/${name.shot}`] ?? null);
}
