/** Query parameters of a product's page that filter and page its reviews. */
export const REVIEW_QUERY = { kind: 'reviews', page: 'reviewsPage' } as const;

/** Id of the review section on a product's page. */
export const REVIEWS_ID = 'reviews';

/** Whether an address opens the reviews of a product's page. */
export const asksForReviews = ({ searchParams }: URL): boolean =>
  Object.values(REVIEW_QUERY).some((name) => searchParams.has(name));
