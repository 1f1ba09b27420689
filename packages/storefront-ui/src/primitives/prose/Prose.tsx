import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import * as styles from './Prose.css.ts';

export interface ProseProps extends RootProps<'div' | 'article' | 'section'> {
  /** Plain elements: headings, paragraphs, lists, tables, quotes, links, code. */
  children: ReactNode;
  /** The element. @default 'div' */
  as?: 'div' | 'article' | 'section' | undefined;
}

/**
 * Longer texts of plain HTML, such as a merchant's description or the terms of sale. Components inside keep their own look.
 * Not for the words of a component.
 */
export function Prose({ children, as: Element = 'div', ...rest }: ProseProps) {
  return <Element {...rootProps(rest, styles.prose)}>{children}</Element>;
}
