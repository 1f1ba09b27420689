import { useActivityCard } from '@promenade/storefront-hooks';
import type { Activity, ActivityProduct } from '@promenade/storefront-sdk';
import { SectionHeading } from '@promenade/storefront-ui';
import { ProductCard, ProductGrid } from '@promenade/storefront-ui/shop';
import { useId } from 'react';
import { useText } from '../i18n/texts.tsx';
import { activityPath } from '../lib/activity-path.ts';

/** One row of five. */
const SHOWN = 5;

/** An activity with the first of its products. */
export function ActivitySection({ activity, loading }: { activity: Activity; loading?: 'eager' | 'lazy' }) {
  const text = useText('lists');
  const titleId = useId();
  const { id, name, productList } = activity;
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading
        id={titleId}
        title={name}
        link={{ href: activityPath(id), label: text('activities.seeAll', { name }) }}
      />
      <ProductGrid wholeRows>
        {productList.slice(0, SHOWN).map((product) => (
          <ActivityCard key={product.proId} product={product} loading={loading} />
        ))}
      </ProductGrid>
    </section>
  );
}

/** A product of an activity. Whether it can be bought now is shown on its own page. */
export function ActivityCard({ product, loading }: { product: ActivityProduct; loading?: 'eager' | 'lazy' }) {
  return <ProductCard {...useActivityCard(product)} loading={loading} />;
}
