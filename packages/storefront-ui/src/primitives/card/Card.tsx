'use client';

import type { ReactNode } from 'react';
import { useUi } from '../../theme/ui-context.tsx';
import { inElement } from '../behaviours/in-element.tsx';
import { type AnyRootProps, rootProps } from '../behaviours/root-props.ts';
import * as styles from './Card.css.ts';

interface CardLook extends AnyRootProps {
  /** What it shows. */
  children: ReactNode;
  /** Its ground. @default 'surface' */
  surface?: keyof typeof styles.surface | undefined;
  /** Distance to the content. @default 'medium' */
  padding?: keyof typeof styles.padding | undefined;
  /** Chosen by the shopper: marked as current for assistive technology too. @default false */
  selected?: boolean | undefined;
  /** The element. @default 'div' */
  as?: 'div' | 'article' | 'section' | 'li' | undefined;
}

/** A `Card` that only shows something; it may hold buttons and links. */
export interface PlainCardProps extends CardLook {
  /** Absent: with it, the card is a link. */
  href?: undefined;
  label?: never;
}

/** A `Card` that is a link as a whole. */
export interface LinkCardProps extends CardLook {
  /** Where a press anywhere on it leads. It holds no other button or link then. */
  href: string;
  /** Name of the link: a few words, not all that the card shows. */
  label: string;
}

/** With `href` the whole card is one link. */
export type CardProps = PlainCardProps | LinkCardProps;

/** One thing among others of its kind, on a ground of its own. Not for a choice in a form: that is `RadioGroup`. */
export function Card(props: CardProps) {
  const { children, surface = 'surface', padding = 'medium', selected = false, as: Element = 'div', ...others } = props;
  const { href, label, ...rest } = others;
  const { Link } = useUi();
  return (
    <Element
      data-selected={selected ? '' : undefined}
      aria-current={selected && href === undefined ? 'true' : undefined}
      {...rootProps(rest, styles.card, styles.surface[surface], styles.padding[padding])}
    >
      {inElement(children)}
      {href === undefined ? null : (
        <Link href={href} className={styles.link} aria-label={label} aria-current={selected ? 'true' : undefined} />
      )}
    </Element>
  );
}
