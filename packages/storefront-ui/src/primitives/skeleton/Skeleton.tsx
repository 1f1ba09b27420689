import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /** What stands here later. `text` takes the height of a line of the text around it. @default 'text' */
  shape?: 'text' | 'block' | 'portrait' | 'square' | 'circle';
  /** Share of the space given. @default 'full' */
  width?: 'full' | 'long' | 'medium' | 'short';
  /** The real thing, unseen: the skeleton takes exactly its size. */
  children?: ReactNode;
  className?: string;
}

/** Keeps the place of something on its way. Say that it loads once for the whole region, with `aria-busy`. */
export function Skeleton({ shape = 'text', width = 'full', children, className }: SkeletonProps) {
  const box = children ? styles.shape.wrap : cx(styles.shape[shape], styles.width[width]);
  return (
    <span className={cx(styles.root, box, className)} aria-hidden="true" inert={children ? true : undefined}>
      {children}
    </span>
  );
}
