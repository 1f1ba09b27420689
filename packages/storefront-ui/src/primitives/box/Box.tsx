import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import * as styles from './Box.css.ts';

export interface BoxProps extends RootProps<'div' | 'section' | 'article' | 'aside' | 'span'> {
  /** What it holds. */
  children?: ReactNode;
  /** Distance to the content on all sides: 4 px times the name. @default none */
  padding?: styles.PaddingStep | undefined;
  /** Distance at start and end. @default `padding` */
  paddingInline?: styles.PaddingStep | undefined;
  /** Distance above and below. @default `padding` */
  paddingBlock?: styles.PaddingStep | undefined;
  /** The ground it gives its content. @default none */
  surface?: keyof typeof styles.surface | undefined;
  /** Its edge. @default none */
  border?: keyof typeof styles.border | undefined;
  /** Its corners. @default none */
  radius?: keyof typeof styles.radius | undefined;
  /** The element. @default 'div' */
  as?: 'div' | 'section' | 'article' | 'aside' | 'span' | undefined;
}

/** An area with padding, ground, edge and corners by the theme. Not for what stands in lists of things: that is `Card`. */
export function Box({
  children,
  padding,
  paddingInline = padding,
  paddingBlock = padding,
  surface,
  border,
  radius,
  as: Element = 'div',
  ...rest
}: BoxProps) {
  return (
    <Element
      {...rootProps(
        rest,
        paddingInline && styles.paddingInline[paddingInline],
        paddingBlock && styles.paddingBlock[paddingBlock],
        surface && styles.surface[surface],
        border && styles.border[border],
        radius && styles.radius[radius],
      )}
    >
      {children}
    </Element>
  );
}
