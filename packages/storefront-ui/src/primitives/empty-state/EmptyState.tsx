import type { ReactNode } from 'react';
import { inElement } from '../behaviours/in-element.tsx';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends RootProps {
  /** Why there is nothing. */
  title: string;
  /** What can be done. */
  children?: ReactNode;
  /** One way on. */
  action?: ReactNode;
  /** Rank of the title in the page's outline. @default 2 */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** Words in place of a list that is empty: why, what next, one action. Not for an error: that is `Alert`. */
export function EmptyState({ title, children, action, headingLevel = 2, ...rest }: EmptyStateProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <div {...rootProps(rest, styles.root)}>
      <Title className={styles.title} tabIndex={-1} data-empty="">
        {title}
      </Title>
      {children ? <div className={styles.text}>{children}</div> : null}
      {inElement(action)}
    </div>
  );
}
