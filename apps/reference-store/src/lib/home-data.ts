import { queries } from '@promenade/storefront-hooks';

/** Products in "New this week": two rows of five. */
const NEW_PRODUCTS = 10;

/** The queries of the home page. Shared by the server's prefetch and the sections. */
export const homeQueries = {
  index: queries.homeIndex,
  newProducts: () => queries.homeProducts(1, NEW_PRODUCTS),
};
