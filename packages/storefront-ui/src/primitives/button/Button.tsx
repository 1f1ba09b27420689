'use client';

import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import type { Size, Tone, Variant } from '../../theme/look.ts';
import { tone as tones } from '../../theme/tone.css.ts';
import { type UiLinkProps, useUi } from '../../theme/ui-context.tsx';
import { inElement } from '../behaviours/in-element.tsx';
import type { ButtonOnly, LinkOnly } from '../behaviours/link-only.ts';
import { Pressable, type PressableProps } from '../behaviours/Pressable.tsx';
import * as styles from './Button.css.ts';

interface ButtonLook {
  /** What the press does, as a verb. */
  children: ReactNode;
  /** Shape: `solid` is for the one primary action in view. @default 'solid' */
  variant?: Variant | undefined;
  /** Meaning: `critical` cannot be undone. @default 'ink' */
  tone?: Tone | undefined;
  /** 36, 44 or 52 px high. @default 'medium' */
  size?: Size | undefined;
  /** An icon before the words. */
  icon?: ReactNode;
  /** Fills the width it is given. @default false */
  wide?: boolean | undefined;
}

/** A `Button` that does something: everything a `<button>` takes. */
export interface ActionButtonProps extends ButtonLook, ButtonOnly, Omit<PressableProps, keyof ButtonLook> {
  /** The action is running: width, words and focus stay, further presses are ignored. @default false */
  pending?: boolean | undefined;
  /** Cannot be pressed now. Prefer a button that says why when it is pressed. @default false */
  disabled?: boolean | undefined;
  /** What it does to a form around it. @default 'button' */
  type?: 'button' | 'submit' | 'reset' | undefined;
}

/** A `Button` that goes somewhere: everything an `<a>` takes, nothing that only a `<button>` has. */
export interface LinkButtonProps extends ButtonLook, LinkOnly, Omit<UiLinkProps, keyof ButtonLook | keyof LinkOnly> {}

/** Without `href` an action, with `href` a link. */
export type ButtonProps = ActionButtonProps | LinkButtonProps;

/**
 * Does something; with `href` it goes somewhere, through the provider's link component. Not for links inside a
 * sentence: that is `TextLink`.
 */
export function Button({
  children,
  variant = 'solid',
  tone = 'ink',
  size = 'medium',
  icon,
  wide = false,
  ...props
}: ButtonProps) {
  const { Link } = useUi();
  const className = cx(
    styles.root,
    tones[tone],
    styles.variant[variant],
    styles.size[size],
    wide && styles.wide,
    props.className,
  );
  if (props.href !== undefined) {
    return (
      <Link {...props} className={className}>
        {inElement(icon)}
        {inElement(children)}
      </Link>
    );
  }
  return (
    <Pressable {...props} className={className}>
      {inElement(icon)}
      {inElement(children)}
      {props.pending ? <span className={styles.progress} /> : null}
    </Pressable>
  );
}
