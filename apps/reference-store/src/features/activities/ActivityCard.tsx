import { useActivityCard } from '@promenade/storefront-hooks';
import type { ActivityProduct } from '@promenade/storefront-sdk';
import { ProductCard } from '@promenade/storefront-ui';

/** A product of an activity; its page knows whether it can be bought now. */
export function ActivityCard({ product, loading }: { product: ActivityProduct; loading?: 'eager' | 'lazy' }) {
  return <ProductCard {...useActivityCard(product)} loading={loading} />;
}
