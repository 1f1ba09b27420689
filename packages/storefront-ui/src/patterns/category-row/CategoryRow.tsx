'use client';

import { useId } from 'react';
import { CategoryTile } from '../../commerce/category-tile/index.ts';
import type { PictureView } from '../../primitives/picture/index.ts';
import { SectionHeading } from '../section-heading/index.ts';
import * as styles from './CategoryRow.css.ts';

export interface CategoryRowProps {
  title: string;
  link?: { href: string; label: string };
  /** Five to eight read well. */
  categories: readonly { id: string; label: string; href: string; picture?: PictureView }[];
}

/** First-level categories as tiles in one row; on small screens the row scrolls sideways. */
export function CategoryRow({ title, link, categories }: CategoryRowProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={title} link={link} />
      <div className={styles.scroller}>
        <ul className={styles.list}>
          {categories.map((category) => (
            <li key={category.id} className={styles.item}>
              <CategoryTile href={category.href} name={category.label} picture={category.picture} ratio="square" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
