'use client';

import type { ReactNode } from 'react';
import { useUi } from '../../theme/ui-context.tsx';
import { inElement } from '../behaviours/in-element.tsx';
import { type AnyRootProps, rootProps } from '../behaviours/root-props.ts';
import * as styles from './Card.css.ts';

interface CardLook extends AnyRootProps {
  /** Content. */
  children: ReactNode;
  /** Background. @default 'surface' */
  surface?: keyof typeof styles.surface | undefined;
  /** Distance between edge and content. @default 'medium' */
  padding?: keyof typeof styles.padding | undefined;
  /** Whether the shopper has selected it. A link is then also marked with `aria-current`. @default false */
  selected?: boolean | undefined;
  /** Element type. @default 'div' */
  as?: 'div' | 'article' | 'section' | 'li' | undefined;
}

/** A `Card` without a link; it may contain buttons and links. */
export interface PlainCardProps extends CardLook {
  /** Leave out: with it, the card is a link. */
  href?: undefined;
  label?: never;
}

/** A `Card` that is a link as a whole. */
export interface LinkCardProps extends CardLook {
  /** Address that a press anywhere on the card opens. The card must not contain another button or link. */
  href: string;
  /** Accessible name of the link: a few words, not the whole content. */
  label: string;
}

/** With `href` the whole card is one link. */
export type CardProps = PlainCardProps | LinkCardProps;

/** One item among others of its kind, on a separate background. Not for a choice in a form: use `RadioGroup`. */
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
