'use client';

import type { ReactNode } from 'react';
import { useUi } from '../../theme/ui-context.tsx';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { ArrowRightIcon } from '../icons/icons.tsx';
import * as styles from './SectionHeading.css.ts';

export interface SectionHeadingProps extends RootProps<'h2'> {
  /** The words of the heading. */
  title: string;
  /** One sentence below the title. */
  text?: ReactNode;
  /** Where all of it is. */
  link?: { href: string; label: string } | undefined;
  /** Rank in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | undefined;
}

/**
 * The title of a section of a page, with the way to the rest of it. Class, id, ref and marks reach the heading
 * element, so that `id` serves the section's `aria-labelledby`. Not for the page's own title: that is `PageHeader`.
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
