export { GalleryVideo as ShowcaseVideo } from '@promenade/storefront-ui';
