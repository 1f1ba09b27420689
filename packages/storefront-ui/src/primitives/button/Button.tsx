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
  /** Label: the action as a verb. */
  children: ReactNode;
  /** Shape. Use `solid` for the one primary action in view. @default 'solid' */
  variant?: Variant | undefined;
  /** Meaning. Use `critical` for irreversible actions. @default 'ink' */
  tone?: Tone | undefined;
  /** 36, 44 or 52 px high. @default 'medium' */
  size?: Size | undefined;
  /** An icon before the label. */
  icon?: ReactNode;
  /** Takes the full width of its container. @default false */
  wide?: boolean | undefined;
}

/** A `Button` that runs an action: everything a `<button>` takes. */
export interface ActionButtonProps extends ButtonLook, ButtonOnly, Omit<PressableProps, keyof ButtonLook> {
  /** The action is running: width, label and focus stay, further presses are ignored. @default false */
  pending?: boolean | undefined;
  /** Disables the button. Prefer a button that explains on a press why it can't act. @default false */
  disabled?: boolean | undefined;
  /** How the button acts on the surrounding form. @default 'button' */
  type?: 'button' | 'submit' | 'reset' | undefined;
}

/** A `Button` that is a link: everything an `<a>` takes, nothing that only a `<button>` has. */
export interface LinkButtonProps extends ButtonLook, LinkOnly, Omit<UiLinkProps, keyof ButtonLook | keyof LinkOnly> {}

/** An action without `href`, a link with it. */
export type ButtonProps = ActionButtonProps | LinkButtonProps;

/**
 * Runs an action; with `href` it is a link, rendered by the provider's link component. Not for links inside a sentence: use
 * `TextLink`.
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
