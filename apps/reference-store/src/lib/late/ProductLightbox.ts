export { ProductLightbox } from '@promenade/storefront-ui/overlays';
