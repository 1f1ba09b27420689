'use client';

import type { MouseEvent, ReactNode, Ref } from 'react';
import { cx } from '../../css/cx.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { pendingPress } from '../behaviours/pending-press.ts';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps {
  /** What it does, in words: the accessible name. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** `plain` in bars, `solid` on pictures. @default 'plain' */
  look?: 'plain' | 'solid' | 'outline';
  /** 44 px or 36 px. @default 'medium' */
  size?: 'small' | 'medium';
  /** The press is being carried out: focus stays, further presses are ignored. @default false */
  pending?: boolean;
  disabled?: boolean;
  /** For a switch: whether it is on. */
  pressed?: boolean;
  /** Makes it a link, rendered with the provider's link component. */
  href?: string;
  /** @default 'button' */
  type?: 'button' | 'submit';
  name?: string;
  value?: string;
  form?: string;
  className?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  ref?: Ref<HTMLButtonElement>;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'dialog' | 'menu';
  'aria-describedby'?: string;
}

/** A button that shows only an icon; its words are for assistive technology and the tooltip. Use icons everyone knows. */
export function IconButton({
  label,
  children,
  look = 'plain',
  size = 'medium',
  pending = false,
  pressed,
  href,
  type = 'button',
  className,
  onClick,
  ref,
  ...rest
}: IconButtonProps) {
  const { Link } = useUi();
  const names = cx(styles.button, styles.look[look], styles.size[size], className);
  if (href !== undefined) {
    return (
      <Link href={href} className={names} aria-label={label} title={label} onClick={onClick}>
        {children}
      </Link>
    );
  }
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      className={names}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      {...pendingPress(pending, onClick)}
    >
      {children}
    </button>
  );
}
