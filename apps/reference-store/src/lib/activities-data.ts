import { queries } from '@promenade/storefront-hooks';

/** Products on a page of an activity: whole rows at two, four and five columns. */
export const ACTIVITY_SIZE = 20;

/** A page of an activity's products. Shared by the server's prefetch and the list. */
export const activityQuery = (id: number, page: number) => queries.activityProducts(id, page, ACTIVITY_SIZE);
