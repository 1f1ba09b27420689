import type { SearchFilters } from '@promenade/storefront-hooks/domain';
import type { Category } from '@promenade/storefront-sdk';
import { TextLink } from '@promenade/storefront-ui';
import { useId } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { flatCategories, merchantProductsPath } from './merchant-page-path.ts';
import styles from './merchants.module.css';

export interface MerchantCategoryTreeProps {
  id: number;
  filters: SearchFilters;
  tree: readonly Category[];
}

/** The categories that a merchant has products in, open along the way to the chosen one. */
export function MerchantCategoryTree({ id, filters: { keyword, cid }, tree }: MerchantCategoryTreeProps) {
  const text = useText('merchants');
  const titleId = useId();
  if (tree.length === 0) return null;
  const branches = (categories: readonly Category[]) => (
    <ul className={styles.branch}>
      {categories.map((category) => (
        <li key={category.id}>
          <TextLink
            variant="quiet"
            href={merchantProductsPath(id, { keyword, cid: category.id })}
            aria-current={category.id === cid ? 'page' : undefined}
          >
            {category.name}
          </TextLink>
          {flatCategories([category]).some((each) => each.id === cid) && category.childList.length > 0
            ? branches(category.childList)
            : null}
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-labelledby={titleId} className={styles.tree}>
      <h2 id={titleId} className={styles.treeTitle}>
        {text('merchant.categories')}
      </h2>
      <TextLink
        variant="quiet"
        href={merchantProductsPath(id, { keyword })}
        aria-current={cid === undefined ? 'page' : undefined}
      >
        {text('merchant.allCategories')}
      </TextLink>
      {branches(tree)}
    </nav>
  );
}
