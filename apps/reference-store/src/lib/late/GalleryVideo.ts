export { GalleryVideo } from '@promenade/storefront-ui/shop';
