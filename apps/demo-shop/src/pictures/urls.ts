import type { Size } from '@promenade/reference-api/media/picture-source.ts';
import { MEDIA_ROOT } from '@promenade/reference-api/media/urls.ts';
import type { ColourName } from '../catalog/colours.ts';

/** Every picture of a product has one of four shots. */
export type ProductShot = 'tile' | 'company' | 'close' | 'flat';
export const PRODUCT_SHOTS: readonly ProductShot[] = ['tile', 'company', 'close', 'flat'];

/** Merchants' papers have pictures too, since applicants upload photos of them. */
export type MerchantShot = 'banner' | 'avatar' | 'papers';

/** Which picture, decoded from its name. */
export type PictureName =
  | { kind: 'product'; id: string; shot: ProductShot; colour: ColourName | null }
  | { kind: 'category'; id: string; shot: 'banner' | 'tile' }
  | { kind: 'merchant'; id: string; shot: MerchantShot }
  | { kind: 'hero'; id: string; shot: 'wide' }
  | { kind: 'person'; id: string; shot: 'avatar' };

const SIZES: Readonly<Record<string, Size>> = {
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
};

export const productPicture = (slug: string, shot: ProductShot, colour?: ColourName | null): string =>
  `${MEDIA_ROOT}/product/${slug}/${shot}${colour ? `-${colour}` : ''}.webp`;
export const categoryPicture = (slug: string, shot: 'banner' | 'tile'): string =>
  `${MEDIA_ROOT}/category/${slug}/${shot}.webp`;
export const merchantPicture = (slug: string, shot: MerchantShot): string =>
  `${MEDIA_ROOT}/merchant/${slug}/${shot}.webp`;
export const heroPicture = (name: string): string => `${MEDIA_ROOT}/hero/${name}/wide.webp`;
export const personPicture = (name: string): string => `${MEDIA_ROOT}/person/${name}/avatar.webp`;

const NAME = /^([a-z]+)\/([a-z0-9-]+)\/([a-z]+)(?:-([a-z]+))?$/;

/** Reads `product/lamp/tile-sky`; null for what no picture is called. Unknown ids are found out when its scene is looked for. */
export function parsePictureName(name: string): { name: PictureName; size: Size } | null {
  const [, kind, id, shot, colour] = NAME.exec(name) ?? [];
  const size = SIZES[`${kind}/${shot}`];
  if (!kind || !id || !shot || !size) return null;
  if (kind !== 'product') return colour ? null : { name: { kind, id, shot } as PictureName, size };
  const named = { kind, id, shot: shot as ProductShot, colour: (colour as ColourName | undefined) ?? null } as const;
  return { name: named, size };
}
