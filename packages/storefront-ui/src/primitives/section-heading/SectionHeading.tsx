'use client';

import type { ReactNode } from 'react';
import { useUi } from '../../theme/ui-context.tsx';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { ArrowRightIcon } from '../icons/icons.tsx';
import * as styles from './SectionHeading.css.ts';

export interface SectionHeadingProps extends RootProps<'h2', 'title'> {
  /** Text of the heading. */
  title: ReactNode;
  /** One sentence below the title. */
  text?: ReactNode;
  /** Link to the whole list. */
  link?: { href: string; label: string } | undefined;
  /** Level in the outline of the page. @default 2 */
  headingLevel?: 2 | 3 | undefined;
}

/**
 * The title of a section of a page, with a link to the whole list. Class, id, ref, `data-*` and `aria-*` attributes reach the
 * heading element, so the section's `aria-labelledby` can use its `id`. Not for the title of the page: use `PageHeader`.
 */
export function SectionHeading({ title, text, link, headingLevel = 2, ...rest }: SectionHeadingProps) {
  const { Link } = useUi();
  const Title = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.root}>
      <div>
        <Title {...rootProps(rest, styles.title)}>{title}</Title>
        {text ? <p className={styles.text}>{text}</p> : null}
      </div>
      {link ? (
        <Link href={link.href} className={styles.link}>
          <span>{link.label}</span>
          <ArrowRightIcon size="small" />
        </Link>
      ) : null}
    </div>
  );
}
