import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends RootProps {
  /** Why there is nothing. */
  title: string;
  /** What can be done. */
  children?: ReactNode;
  /** One way on. */
  action?: ReactNode;
  /** Level of the title in the page. @default 2 */
  level?: 1 | 2 | 3 | undefined;
}

/** Nothing here: why, what next, one action. */
export function EmptyState({ title, children, action, level = 2, ...rest }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div {...rootProps(rest, styles.root)}>
      <Title className={styles.title}>{title}</Title>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action}
    </div>
  );
}
