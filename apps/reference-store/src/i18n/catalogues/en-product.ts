import { product } from '@promenade/storefront-ui/messages/en';

export { default as messages } from '../messages/en.product.json';

export const uiStrings = { product };
