import type { GalleryVideoProps } from '@promenade/storefront-ui';
import { lazyOnIntent } from '../overlays/lazy-on-intent.ts';

/** The film of a product: few have one. */
export const showcaseVideo = lazyOnIntent<GalleryVideoProps>(() =>
  import('./ShowcaseVideo.tsx').then(({ ShowcaseVideo }) => ShowcaseVideo),
);
