import { categoryPath } from '@promenade/storefront-hooks/domain';
import type { Category } from '@promenade/storefront-sdk';
import { useUi } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import styles from './catalog.module.css';

/** The ways on from a category: what lies below it, or beside it where nothing does. */
export function Subcategories({ category, siblings }: { category: Category; siblings: readonly Category[] }) {
  const text = useText();
  const { Link } = useUi();
  const below = category.childList.filter((child) => child.isShow);
  const shown = below.length > 0 ? below : siblings.filter((sibling) => sibling.isShow);
  if (shown.length === 0) return null;
  return (
    <nav aria-label={text('list.subcategories')}>
      <ul className={styles.subcategories}>
        {shown.map((each) => (
          <li key={each.id}>
            <Link
              href={categoryPath(each)}
              className={styles.chip}
              aria-current={each.id === category.id ? 'page' : undefined}
            >
              {each.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
