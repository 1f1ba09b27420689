import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import * as styles from './Container.css.ts';

export interface ContainerProps {
  children: ReactNode;
  /** Widest the content gets. @default 'full' (1440 px) */
  width?: keyof typeof styles.width;
  className?: string | undefined;
}

/** Centres content and keeps the gutter at its sides. */
export function Container({ children, width = 'full', className }: ContainerProps) {
  return <div className={cx(styles.container, styles.width[width], className)}>{children}</div>;
}
