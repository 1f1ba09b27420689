export { createToasts, ToastRegion } from '@promenade/storefront-ui/overlays';
