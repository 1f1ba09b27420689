import { useActivities } from '@promenade/storefront-hooks';
import { ActivitySection } from '../activities/ActivitySection.tsx';
import styles from './home.module.css';

/** What is going on in the shop, each with its first products. */
export function HomeActivities() {
  const { data: activities = [] } = useActivities();
  return activities
    .filter(({ productList }) => productList.length > 0)
    .map((activity) => (
      <div key={activity.id} className={styles.section}>
        <ActivitySection activity={activity} />
      </div>
    ));
}
