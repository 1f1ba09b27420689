'use client';

import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import type { Size, Tone, Variant } from '../../theme/look.ts';
import { tone as tones } from '../../theme/tone.css.ts';
import { type UiLinkProps, useUi } from '../../theme/ui-context.tsx';
import type { ButtonOnly, LinkOnly } from '../behaviours/link-only.ts';
import { Pressable, type PressableProps } from '../behaviours/Pressable.tsx';
import * as styles from './IconButton.css.ts';

interface IconButtonLook {
  /** Accessible name and tooltip: the action in words. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** Shape: `ghost` in toolbars, `outline` on pictures and next to buttons. @default 'ghost' */
  variant?: Variant | undefined;
  /** Meaning. Use `critical` for irreversible actions. @default 'ink' */
  tone?: Tone | undefined;
  /** 36, 44 or 52 px. @default 'medium' */
  size?: Size | undefined;
}

/** An `IconButton` that runs an action: everything a `<button>` takes. */
export interface ActionIconButtonProps extends IconButtonLook, ButtonOnly, Omit<PressableProps, keyof IconButtonLook> {
  /** The action is running: focus stays, further presses are ignored. @default false */
  pending?: boolean | undefined;
  /** For a toggle: whether it is on. Makes the button a toggle. */
  selected?: boolean | undefined;
  /** How the button acts on the surrounding form. @default 'button' */
  type?: 'button' | 'submit' | 'reset' | undefined;
}

/** An `IconButton` that is a link: everything an `<a>` takes, nothing that only a `<button>` has. */
export interface LinkIconButtonProps
  extends IconButtonLook,
    LinkOnly,
    Omit<UiLinkProps, keyof IconButtonLook | keyof LinkOnly> {
  selected?: never;
}

/** An action without `href`, a link with it. */
export type IconButtonProps = ActionIconButtonProps | LinkIconButtonProps;

/**
 * A button that shows only an icon; its label is the accessible name and the tooltip. Use common icons. Not for an action that
 * needs words: use `Button`.
 */
export function IconButton({
  label,
  children,
  variant = 'ghost',
  tone = 'ink',
  size = 'medium',
  ...props
}: IconButtonProps) {
  const { Link } = useUi();
  const own = { 'aria-label': label, title: label };
  const className = cx(styles.button, tones[tone], styles.variant[variant], styles.size[size], props.className);
  if (props.href !== undefined) {
    return (
      <Link {...own} {...props} className={className}>
        {children}
      </Link>
    );
  }
  const { selected, ...button } = props;
  return (
    <Pressable {...own} aria-pressed={selected} {...button} className={className}>
      {children}
    </Pressable>
  );
}
