'use client';

import { Children, isValidElement, type ReactNode, useId } from 'react';
import { listRole } from '../behaviours/list-role.ts';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import * as styles from './Rail.css.ts';

export interface RailProps extends RootProps<'section', 'title'> {
  /** Heading of the section. */
  title: ReactNode;
  /** One sentence below the heading. */
  text?: ReactNode;
  /** Link to the whole list. */
  link?: { href: string; label: string } | undefined;
  /** `<CategoryTile>`s or cards, each with a `key`; five to eight read well. */
  children?: ReactNode;
}

/** A section of tiles in one row, which scrolls sideways on small screens. Not for showing one slide at a time: use `Carousel`. */
export function Rail({ title, text, link, children, ...rest }: RailProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} {...rootProps(rest)}>
      <SectionHeading id={titleId} title={title} text={text} link={link} />
      <div className={styles.scroller}>
        <ul {...listRole} className={styles.list}>
          {Children.toArray(children).map((child, index) => (
            <li key={isValidElement(child) ? child.key : index} className={styles.item}>
              {child}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
