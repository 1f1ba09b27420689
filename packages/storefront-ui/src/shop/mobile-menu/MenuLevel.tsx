'use client';

import type { Ref } from 'react';
import { listRole } from '../../primitives/behaviours/list-role.ts';
import { Pressable } from '../../primitives/behaviours/Pressable.tsx';
import { ChevronLeftIcon } from '../../primitives/icons/icons.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import type { CategoryItem } from '../category-menu/category-item.ts';
import { MenuRows } from './MenuRows.tsx';
import * as styles from './MobileMenu.css.ts';

export interface MenuLevelProps {
  /** The category whose subcategories are shown. */
  item: CategoryItem;
  /** Called to go one level up. */
  onBack: () => void;
  /** Called to go one level down. */
  onDown: (item: CategoryItem) => void;
  /** Called when a link is followed. */
  onLeave: () => void;
  /** Ref of the back button. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** One level of the categories: a back button, a link to all of the category, and its subcategories. */
export function MenuLevel({ item, onBack, onDown, onLeave, ref }: MenuLevelProps) {
  const { strings, Link } = useUi();
  const words = strings.shop.categoryMenu;
  return (
    <nav aria-label={item.label}>
      <Pressable ref={ref} className={styles.back} onClick={onBack}>
        <ChevronLeftIcon size="small" />
        <span>{words.back}</span>
      </Pressable>
      <p className={styles.levelTitle}>{item.label}</p>
      <ul {...listRole} className={styles.list}>
        <li>
          <Link href={item.href} className={styles.row} onClick={onLeave}>
            {words.allOf(item.label)}
          </Link>
        </li>
        <MenuRows items={item.children ?? []} onDown={onDown} onLeave={onLeave} />
      </ul>
    </nav>
  );
}
