'use client';

import type { ReactNode } from 'react';
import { ArrowRightIcon } from '../../primitives/icons/index.ts';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './SectionHeading.css.ts';

export interface SectionHeadingProps {
  title: string;
  /** One sentence below the title. */
  text?: ReactNode;
  /** Where all of it is. */
  link?: { href: string; label: string } | undefined;
  /** Rank in the page's outline. @default 2 */
  level?: 2 | 3;
  /** For the section's `aria-labelledby`. */
  id?: string;
}

/** The title of a section of a page, with the way to the rest of it. For the page's own title use `PageHeader`. */
export function SectionHeading({ title, text, link, level = 2, id }: SectionHeadingProps) {
  const { Link } = useUi();
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.root}>
      <div>
        <Title id={id} className={styles.title}>
          {title}
        </Title>
        {text ? <p className={styles.text}>{text}</p> : null}
      </div>
      {link ? (
        <Link href={link.href} className={styles.link}>
          {link.label}
          <ArrowRightIcon size="small" />
        </Link>
      ) : null}
    </div>
  );
}
