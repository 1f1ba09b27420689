import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps extends RootProps<'span'> {
  /** Shape of the content that is loading. `text` has the height of a line of the surrounding text. @default 'text' */
  shape?: 'text' | 'block' | 'portrait' | 'square' | 'circle' | undefined;
  /** Share of the available width. @default 'full' */
  width?: 'full' | 'long' | 'medium' | 'short' | undefined;
  /** The real component, invisible: the skeleton has exactly its size. */
  children?: ReactNode;
}

/**
 * Reserves the space of content that is loading. Mark the whole region with `aria-busy` once. Not for a running action: use
 * the `pending` prop of its button.
 */
export function Skeleton({ shape = 'text', width = 'full', children, ...rest }: SkeletonProps) {
  const box = children ? styles.shape.wrap : cx(styles.shape[shape], styles.width[width]);
  return (
    <span aria-hidden="true" inert={children ? true : undefined} {...rootProps(rest, styles.root, box)}>
      {children}
    </span>
  );
}
