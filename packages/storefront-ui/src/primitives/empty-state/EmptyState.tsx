import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** Why there is nothing. */
  title: string;
  /** What can be done. */
  children?: ReactNode;
  /** One way on. */
  action?: ReactNode;
  /** Level of the title in the page. @default 2 */
  level?: 1 | 2 | 3;
  className?: string | undefined;
}

/** Nothing here: why, what next, one action. */
export function EmptyState({ title, children, action, level = 2, className }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={cx(styles.root, className)}>
      <Title className={styles.title}>{title}</Title>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action}
    </div>
  );
}
