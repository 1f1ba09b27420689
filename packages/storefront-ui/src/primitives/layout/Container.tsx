import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import * as styles from './Container.css.ts';

/** Everything a `<div>` takes, and: */
export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /** Content. */
  children: ReactNode;
  /** Largest width of the content. @default 'full' (1440 px) */
  width?: keyof typeof styles.width | undefined;
}

/** Centres content and adds the page gutter, which grows with the viewport. Not for space between children: use `Stack`. */
export function Container({ width = 'full', className, ...rest }: ContainerProps) {
  return <div {...rest} className={cx(styles.container, styles.width[width], className)} />;
}
