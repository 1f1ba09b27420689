import { useCategories } from '@promenade/storefront-hooks';
import { categoryPath, listedCategories } from '@promenade/storefront-hooks/domain';
import { StoreLink } from '../features/layout/StoreLink.tsx';
import { useText } from '../i18n/use-text.ts';
import styles from './errors.module.css';

/** The first-level categories, for whoever came to a page that is not there. */
export function WaysOn() {
  const text = useText();
  const { data: categories = [] } = useCategories();
  return (
    <nav aria-label={text('error.categories')}>
      <ul className={styles.ways}>
        {listedCategories(categories).map((category) => (
          <li key={category.id}>
            <StoreLink href={categoryPath(category)} className={styles.way}>
              {category.name}
            </StoreLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
