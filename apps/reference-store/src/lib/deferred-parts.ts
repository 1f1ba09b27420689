import type { ConfirmDialogProps } from '@promenade/storefront-ui/overlays';
import type { GalleryVideoProps } from '@promenade/storefront-ui/shop';
import type { ProductLightboxProps } from '@promenade/storefront-ui/shop/overlays';
import { deferred } from './deferred.tsx';

// Each is imported from its file in `late/`: an `import()` of a package's index would load everything that any module imports from it.

/** Asks for confirmation before an action that cannot be undone. */
export const ConfirmDialog = deferred<ConfirmDialogProps>(() =>
  import('./late/ConfirmDialog.ts').then(({ ConfirmDialog }) => ConfirmDialog),
);

/** Pictures in full screen. */
export const ProductLightbox = deferred<ProductLightboxProps>(() =>
  import('./late/ProductLightbox.ts').then(({ ProductLightbox }) => ProductLightbox),
);

/** The video of a product. Few products have one. */
export const GalleryVideo = deferred<GalleryVideoProps>(() =>
  import('./late/GalleryVideo.ts').then(({ GalleryVideo }) => GalleryVideo),
);
