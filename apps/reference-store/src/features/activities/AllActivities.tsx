import { useActivities } from '@promenade/storefront-hooks';
import { Button, EmptyState, ProductCardSkeleton, ProductGrid } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import * as paths from '../../page/paths.ts';
import styles from '../../styles/page.module.css';
import { ListFailure } from '../catalog/ListFailure.tsx';
import { ActivitySection } from './ActivitySection.tsx';

const skeletons = Array.from({ length: 5 }, (_, place) => <ProductCardSkeleton key={`${place + 1}`} />);

/** Every running activity. */
export function AllActivities() {
  const text = useText('lists');
  const { data: all, error, refresh } = useActivities();
  if (error && !all) return <ListFailure error={error} onRetry={refresh} />;
  if (!all) return <ProductGrid aria-busy>{skeletons}</ProductGrid>;
  const shown = all.filter(({ productList }) => productList.length > 0);
  if (shown.length === 0) {
    return (
      <EmptyState
        title={text('activities.empty')}
        action={
          <Button href={paths.allProducts} variant="outline">
            {text('nav.allProducts')}
          </Button>
        }
      >
        {text('activities.emptyText')}
      </EmptyState>
    );
  }
  return (
    <div className={styles.sections}>
      {shown.map((activity, place) => (
        <ActivitySection key={activity.id} activity={activity} loading={place === 0 ? 'eager' : 'lazy'} />
      ))}
    </div>
  );
}
