/**
 * Where pictures live. The addresses are path-absolute and never change their content. `?w=` chooses a width, `&f=` avif or
 * webp (see render.ts).
 */
export const MEDIA_ROOT = '/media/r1';
/** Files that shoppers have sent. */
export const UPLOADS_ROOT = '/media/uploads';
/** HTML and CSS that owners of shops have written. */
export const PAGES_ROOT = '/media/pages';

/** In place of a picture that a merchant has not given. */
export const brandPicture = (): string => `${MEDIA_ROOT}/brand/promenade/mark.webp`;
/** In place of a banner that a merchant has not given. */
export const bannerPicture = (): string => `${MEDIA_ROOT}/hero/street/wide.webp`;
/** The picture of an entry of the account menu. */
export const menuPicture = (name: 'addresses' | 'coupons' | 'profile' | 'wishes'): string =>
  `${MEDIA_ROOT}/menu/${name}/icon.webp`;
