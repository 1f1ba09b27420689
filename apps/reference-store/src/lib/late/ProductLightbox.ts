export { ProductLightbox } from '@promenade/storefront-ui/shop/overlays';
