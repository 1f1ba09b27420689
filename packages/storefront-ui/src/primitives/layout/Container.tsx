import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import * as styles from './Container.css.ts';

/** Everything a `<div>` takes, and: */
export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /** What is centred. */
  children: ReactNode;
  /** Widest the content gets. @default 'full' (1440 px) */
  width?: keyof typeof styles.width | undefined;
}

/** Centres content and keeps the gutter at its sides; the gutter grows with the viewport by itself. Not for distances between children: that is `Stack`. */
export function Container({ width = 'full', className, ...rest }: ContainerProps) {
  return <div {...rest} className={cx(styles.container, styles.width[width], className)} />;
}
