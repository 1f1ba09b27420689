'use client';

import type { Ref } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../../primitives/icons/index.ts';
import { useUi } from '../../theme/UiProvider.tsx';
import type { CategoryNode } from '../category-menu/index.ts';
import * as styles from './MobileMenu.css.ts';

export interface MenuLevelProps {
  node: CategoryNode;
  onBack: () => void;
  onDown: (node: CategoryNode) => void;
  /** A link was followed. */
  onLeave: () => void;
  /** The button that leads back. */
  ref?: Ref<HTMLButtonElement>;
}

/** One level of the categories: the way back, all of it, and what lies below. */
export function MenuLevel({ node, onBack, onDown, onLeave, ref }: MenuLevelProps) {
  const { strings, Link } = useUi();
  const words = strings.patterns.categoryMenu;
  return (
    <nav aria-label={node.label}>
      <button ref={ref} type="button" className={styles.back} onClick={onBack}>
        <ChevronLeftIcon size="small" />
        {words.back}
      </button>
      <p className={styles.levelTitle}>{node.label}</p>
      <ul className={styles.list}>
        <li>
          <Link href={node.href} className={styles.row} onClick={onLeave}>
            {words.allOf(node.label)}
          </Link>
        </li>
        {node.children?.map((child) => (
          <li key={child.id}>
            {child.children?.length ? (
              <button type="button" className={styles.row} onClick={() => onDown(child)}>
                {child.label}
                <ChevronRightIcon size="small" />
              </button>
            ) : (
              <Link
                href={child.href}
                className={styles.row}
                aria-current={child.current ? 'page' : undefined}
                onClick={onLeave}
              >
                {child.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
