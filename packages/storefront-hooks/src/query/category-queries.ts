import { categoriesTree } from '@promenade/storefront-sdk';
import { builtInPublic } from './query.ts';

/** The category tree. */
export const categories = () => builtInPublic(['categories'], (client, options) => categoriesTree(client, {}, options));
