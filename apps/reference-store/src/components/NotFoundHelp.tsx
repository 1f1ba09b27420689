import { useCategories } from '@promenade/storefront-hooks';
import { categoryPath, listedCategories } from '@promenade/storefront-hooks/domain';
import { useText } from '../i18n/texts.tsx';
import styles from '../styles/errors.module.css';
import { ShopSearchForm } from './SearchForm.tsx';
import { StoreLink } from './StoreLink.tsx';

/** Help on a page that does not exist: a search, and the first-level categories. */
export function NotFoundHelp() {
  const text = useText();
  const { data: categories = [] } = useCategories();
  return (
    <>
      <div className={styles.search}>
        <ShopSearchForm />
      </div>
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
    </>
  );
}
