import type { ProductLightboxProps } from '@promenade/storefront-ui/overlays';
import { lazyOnIntent } from './lazy.tsx';

/** Pictures over the whole screen; the code comes when somebody reaches for one. */
export const productLightbox = lazyOnIntent<ProductLightboxProps>(() =>
  import('@promenade/storefront-ui/overlays').then(({ ProductLightbox }) => ProductLightbox),
);
