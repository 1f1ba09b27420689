'use client';

import { Pressable } from '../../primitives/behaviours/Pressable.tsx';
import { ChevronRightIcon } from '../../primitives/icons/icons.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import type { CategoryItem } from '../category-menu/category-item.ts';
import * as styles from './MobileMenu.css.ts';

export interface MenuRowsProps {
  /** The rows, in the order shown. */
  items: readonly CategoryItem[];
  /** `large` for the first level. @default 'row' */
  variant?: 'row' | 'large' | undefined;
  /** Called to go one level down. */
  onDown: (item: CategoryItem) => void;
  /** Called when a link is followed. */
  onLeave: () => void;
}

/** Rows of one level: entries with subcategories open the next level, the others link to their page. */
export function MenuRows({ items, variant = 'row', onDown, onLeave }: MenuRowsProps) {
  const { Link } = useUi();
  const className = variant === 'large' ? styles.large : styles.row;
  return items.map((item, index) => (
    <li key={index}>
      {item.children?.length ? (
        <Pressable className={className} onClick={() => onDown(item)}>
          <span>{item.label}</span>
          <ChevronRightIcon size={variant === 'large' ? 'medium' : 'small'} />
        </Pressable>
      ) : (
        <Link href={item.href} className={className} aria-current={item.current ? 'page' : undefined} onClick={onLeave}>
          {item.label}
        </Link>
      )}
    </li>
  ));
}
