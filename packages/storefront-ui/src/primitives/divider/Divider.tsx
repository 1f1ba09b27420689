import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import * as styles from './Divider.css.ts';

export interface DividerProps extends RootProps<'hr' | 'div'> {
  /** The direction of the line. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Words in the middle of a horizontal line: "or". @default none */
  label?: string | undefined;
}

/** A line between two things. Not for distance alone: that is the `gap` of `Stack`. */
export function Divider({ orientation = 'horizontal', label, ...rest }: DividerProps) {
  // A separator hides its words from screen readers, so a line with words is none.
  if (label && orientation === 'horizontal') return <div {...rootProps(rest, styles.labelled)}>{label}</div>;
  if (orientation === 'vertical') {
    return <hr aria-orientation="vertical" {...rootProps(rest, styles.vertical)} />;
  }
  return <hr {...rootProps(rest, styles.horizontal)} />;
}
