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
  const link = ({ href, current, label }: CategoryItem, className: string) => (
    <Link
      href={href}
      className={className}
      data-level="branch"
      aria-current={current ? 'page' : undefined}
      onClick={onChoose}
    >
      {label}
    </Link>
  );
  return (
    <div className={styles.branch} hidden={!active}>
      <ul {...listRole} className={styles.branchList}>
        {category.children?.map((group) => (
          <li key={group.id}>
            {link(group, styles.branchLink)}
            {group.children?.length ? (
              <ul {...listRole}>
                {group.children.map((leaf) => (
                  <li key={leaf.id}>{link(leaf, styles.leafLink)}</li>
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
