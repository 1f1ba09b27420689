export { Carousel } from '@promenade/storefront-ui';
