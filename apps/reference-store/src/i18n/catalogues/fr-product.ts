import { product } from '@promenade/storefront-ui/messages/fr';

export { default as messages } from '../messages/fr.product.json';

export const uiStrings = { product };
