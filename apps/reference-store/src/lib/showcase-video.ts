import type { GalleryVideoProps } from '@promenade/storefront-ui';
import { lazyOnIntent } from './lazy.tsx';

/** The film of a product: few have one. */
export const showcaseVideo = lazyOnIntent<GalleryVideoProps>(() =>
  import('../components/ShowcaseVideo.tsx').then(({ ShowcaseVideo }) => ShowcaseVideo),
);
