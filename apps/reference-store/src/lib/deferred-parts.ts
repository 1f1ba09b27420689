import type { ConfirmDialogProps } from '@promenade/storefront-ui/overlays';
import type { GalleryVideoProps } from '@promenade/storefront-ui/shop';
import type { ProductLightboxProps } from '@promenade/storefront-ui/shop/overlays';
import { deferred } from './deferred.tsx';

// Each comes from a file of its own in `late/`: an `import()` of a package's index would load all that anybody takes from it.

/** Asks before something that cannot be undone. */
export const ConfirmDialog = deferred<ConfirmDialogProps>(() =>
  import('./late/ConfirmDialog.ts').then(({ ConfirmDialog }) => ConfirmDialog),
);

/** Pictures over the whole screen. */
export const ProductLightbox = deferred<ProductLightboxProps>(() =>
  import('./late/ProductLightbox.ts').then(({ ProductLightbox }) => ProductLightbox),
);

/** The film of a product: few have one. */
export const GalleryVideo = deferred<GalleryVideoProps>(() =>
  import('./late/GalleryVideo.ts').then(({ GalleryVideo }) => GalleryVideo),
);
