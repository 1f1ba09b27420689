'use client';

import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps extends RootProps<'div', 'title'> {
  /** The page's `h1`. It can take the focus by script, for example after a navigation. */
  title: ReactNode;
  /** `<Breadcrumbs>`. */
  breadcrumbs?: ReactNode;
  /** Formatted text next to the title: "128 products". */
  count?: string | undefined;
  /** A sentence or two below the title. */
  text?: ReactNode;
  /** At the end of the title's line. */
  actions?: ReactNode;
}

/**
 * The head of a page's content: breadcrumbs, title, count. Use one per page. Not for sections: use
 * `SectionHeading`.
 */
export function PageHeader({ title, breadcrumbs, count, text, actions, ...rest }: PageHeaderProps) {
  return (
    <div {...rootProps(rest, styles.root)}>
      {breadcrumbs}
      <div className={styles.row}>
        <div>
          <h1 className={styles.title} tabIndex={-1}>
            <span>{title}</span>
            {count ? <small className={styles.count}>{count}</small> : null}
          </h1>
          {text ? <div className={styles.text}>{text}</div> : null}
        </div>
        {actions}
      </div>
    </div>
  );
}
