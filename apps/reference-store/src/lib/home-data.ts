import { queries } from '@promenade/storefront-hooks';

/** Products in "New this week": two rows of five. */
const NEW_PRODUCTS = 10;

/** What the home page reads, named once for the server's prefetch and for the sections. */
export const homeQueries = {
  index: queries.homeIndex,
  newProducts: () => queries.homeProducts(1, NEW_PRODUCTS),
};
