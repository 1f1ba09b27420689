import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import * as styles from './Text.css.ts';

export interface TextProps extends RootProps<'p' | 'span' | 'div' | 'strong' | 'em' | 'small'> {
  /** The words. */
  children: ReactNode;
  /** The element. @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | undefined;
  /** Step of the type scale. @default that of the text around it */
  size?: keyof typeof styles.size | undefined;
  /** Meaning. `sale` is for lowered prices and nothing else. @default that of the text around it */
  tone?: keyof typeof styles.tone | undefined;
  /** Thickness. @default that of the text around it */
  weight?: keyof typeof styles.weight | undefined;
  /** Side that the lines stand at. @default that of the text around it */
  align?: keyof typeof styles.align | undefined;
  /** Lines after which the text is cut; it is still read out in full. @default never cut */
  truncate?: 1 | 2 | 3 | 4 | undefined;
}

/** Words in a step of the type scale. Not for titles: that is `Heading`. */
export function Text({ children, as: Element = 'p', size, tone, weight, align, truncate, ...rest }: TextProps) {
  return (
    <Element
      {...rootProps(
        rest,
        size && styles.size[size],
        tone && styles.tone[tone],
        weight && styles.weight[weight],
        align && styles.align[align],
        truncate && styles.truncate[truncate],
      )}
    >
      {children}
    </Element>
  );
}
