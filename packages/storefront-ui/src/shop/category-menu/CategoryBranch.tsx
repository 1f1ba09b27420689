'use client';

import { listRole } from '../../primitives/behaviours/list-role.ts';
import { ArrowRightIcon } from '../../primitives/icons/icons.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './CategoryMenu.css.ts';
import type { CategoryItem } from './category-item.ts';

export interface CategoryBranchProps {
  /** The first-level category. */
  category: CategoryItem;
  /** Whether this branch is the one shown. */
  active: boolean;
  /** Called when a link is followed. */
  onChoose: () => void;
}

/** The panel of one first-level category: its groups and their links. */
export function CategoryBranch({ category, active, onChoose }: CategoryBranchProps) {
  const { Link, strings } = useUi();
  return (
    <div className={styles.branch} hidden={!active}>
      <ul {...listRole} className={styles.branchList}>
        {category.children?.map((group) => (
          <li key={group.id}>
            <Link
              href={group.href}
              className={styles.branchLink}
              data-level="branch"
              aria-current={group.current ? 'page' : undefined}
              onClick={onChoose}
            >
              {group.label}
            </Link>
            {group.children?.length ? (
              <ul {...listRole}>
                {group.children.map((leaf) => (
                  <li key={leaf.id}>
                    <Link
                      href={leaf.href}
                      className={styles.leafLink}
                      data-level="branch"
                      aria-current={leaf.current ? 'page' : undefined}
                      onClick={onChoose}
                    >
                      {leaf.label}
                    </Link>
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
      <Link href={category.href} className={styles.all} data-level="branch" onClick={onChoose}>
        <span>{strings.shop.categoryMenu.allOf(category.label)}</span>
        <ArrowRightIcon size="small" />
      </Link>
    </div>
  );
}
