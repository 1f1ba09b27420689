import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps extends RootProps<'span'> {
  /** What stands here later. `text` takes the height of a line of the text around it. @default 'text' */
  shape?: 'text' | 'block' | 'portrait' | 'square' | 'circle' | undefined;
  /** Share of the space given. @default 'full' */
  width?: 'full' | 'long' | 'medium' | 'short' | undefined;
  /** The real thing, unseen: the skeleton takes exactly its size. */
  children?: ReactNode;
}

/**
 * The place of something that is loading. Say so once for the whole region, with `aria-busy`. Not for an action: that
 * is the `pending` of its button.
 */
export function Skeleton({ shape = 'text', width = 'full', children, ...rest }: SkeletonProps) {
  const box = children ? styles.shape.wrap : cx(styles.shape[shape], styles.width[width]);
  return (
    <span aria-hidden="true" inert={children ? true : undefined} {...rootProps(rest, styles.root, box)}>
      {children}
    </span>
  );
}
