/** Query parameters of a product's address that choose among its reviews. */
export const REVIEW_QUERY = { kind: 'reviews', page: 'reviewsPage' } as const;

/** Where the reviews stand on a product's page. */
export const REVIEWS_ID = 'reviews';

/** Whether an address leads to reviews of a product's page. */
export const asksForReviews = ({ searchParams }: URL): boolean =>
  Object.values(REVIEW_QUERY).some((name) => searchParams.has(name));
