'use client';

import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps extends RootProps {
  /** The page's `h1`. It can take focus, so that a route change may lead there. */
  title: string;
  /** `<Breadcrumbs>`. */
  breadcrumbs?: ReactNode;
  /** Ready text beside the title: "128 products". */
  count?: string | undefined;
  /** A sentence or two below. */
  text?: ReactNode;
  /** At the end of the title's line. */
  actions?: ReactNode;
}

/**
 * The head of a page's content: breadcrumbs, title, count. One on a page. Not for its sections: that is
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
