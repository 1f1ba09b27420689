import type { Activity } from '@promenade/storefront-sdk';
import { ProductGrid, SectionHeading } from '@promenade/storefront-ui';
import { useId } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { ActivityCard } from './ActivityCard.tsx';
import { activityPath } from './activity-path.ts';

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
