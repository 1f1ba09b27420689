/** On its own, so that home loads it later. */
export { Carousel } from '@promenade/storefront-ui';
