'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { type UiLinkProps, useUi } from '../../theme/ui-context.tsx';
import type { ButtonOnly, LinkOnly } from '../behaviours/link-only.ts';
import { pendingPress } from '../behaviours/pending-press.ts';
import * as styles from './IconButton.css.ts';

interface IconButtonLook {
  /** What it does, in words: the accessible name and the tooltip. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** `plain` in bars, `solid` on pictures. @default 'plain' */
  look?: 'plain' | 'solid' | 'outline' | undefined;
  /** 44 px or 36 px. @default 'medium' */
  size?: 'small' | 'medium' | undefined;
}

/** An `IconButton` that does something: everything a `<button>` takes. */
export interface ActionIconButtonProps
  extends IconButtonLook,
    ButtonOnly,
    Omit<ComponentPropsWithRef<'button'>, keyof IconButtonLook> {
  /** The action is running: focus stays, further presses are ignored. @default false */
  pending?: boolean | undefined;
  /** For a toggle: whether it is on. */
  selected?: boolean | undefined;
  /** What it does to a form around it. @default 'button' */
  type?: 'button' | 'submit' | 'reset' | undefined;
}

/** An `IconButton` that goes somewhere: everything an `<a>` takes, nothing that only a `<button>` has. */
export interface LinkIconButtonProps
  extends IconButtonLook,
    LinkOnly,
    Omit<UiLinkProps, keyof IconButtonLook | keyof LinkOnly> {
  selected?: never;
}

/** Without `href` an action, with `href` a link. */
export type IconButtonProps = ActionIconButtonProps | LinkIconButtonProps;

/**
 * A button that shows only an icon; its words are for assistive technology and the tooltip. Use icons everyone knows.
 * Not for an action that needs words: that is `Button`.
 */
export function IconButton({ label, children, look = 'plain', size = 'medium', ...props }: IconButtonProps) {
  const { Link, strings } = useUi();
  const own = { 'aria-label': label, title: label };
  const className = cx(styles.button, styles.look[look], styles.size[size], props.className);
  if (props.href !== undefined) {
    return (
      <Link {...own} {...props} className={className}>
        {children}
      </Link>
    );
  }
  const { pending = false, selected, type = 'button', onClick, ...button } = props;
  return (
    <button
      {...own}
      aria-label={pending ? `${label} ${strings.primitives.loading}` : label}
      aria-pressed={selected}
      {...button}
      type={type}
      className={className}
      {...pendingPress(pending, onClick)}
    >
      {children}
    </button>
  );
}
