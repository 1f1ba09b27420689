'use client';

import { useId } from 'react';
import { CategoryTile } from '../../commerce/category-tile/index.ts';
import { listRole } from '../../primitives/behaviours/list-role.ts';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import type { PictureView } from '../../primitives/picture/index.ts';
import { SectionHeading } from '../section-heading/index.ts';
import * as styles from './CategoryRow.css.ts';

export interface CategoryRowProps extends RootProps<'section'> {
  /** Heading of the section. */
  title: string;
  /** Where all categories are. */
  link?: { href: string; label: string } | undefined;
  /** Five to eight read well. */
  categories: readonly { id: string; label: string; href: string; picture?: PictureView }[];
}

/**
 * A section of first-level categories as tiles in one row; on small screens the row scrolls sideways. Not for
 * navigation: that is `CategoryMenu`.
 */
export function CategoryRow({ title, link, categories, ...rest }: CategoryRowProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} {...rootProps(rest)}>
      <SectionHeading id={titleId} title={title} link={link} />
      <div className={styles.scroller}>
        <ul {...listRole} className={styles.list}>
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
