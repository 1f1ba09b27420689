'use client';

import type { MouseEvent, ReactNode, Ref } from 'react';
import { cx } from '../../css/cx.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { pendingPress } from '../behaviours/pending-press.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './Button.css.ts';

export interface ButtonProps {
  /** What the press does, as a verb. */
  children: ReactNode;
  /** `ink` is the one primary action in view; `critical` cannot be undone. @default 'ink' */
  tone?: 'ink' | 'outline' | 'ghost' | 'critical';
  /** 36, 44 or 52 px high. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** An icon before the words. */
  icon?: ReactNode;
  /** Fills the width it is given. @default false */
  wide?: boolean;
  /** The press is being carried out: width, words and focus stay, further presses are ignored. @default false */
  pending?: boolean;
  /** Cannot be pressed now. Prefer a button that says why when it is pressed. @default false */
  disabled?: boolean;
  /** Makes it a link that looks like a button, rendered with the provider's link component. */
  href?: string | undefined;
  /** @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  name?: string;
  value?: string;
  /** Id of the form it belongs to, when it stands outside. */
  form?: string;
  id?: string;
  className?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  ref?: Ref<HTMLButtonElement>;
  'aria-label'?: string;
  'aria-describedby'?: string | undefined;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'dialog' | 'menu';
  'aria-pressed'?: boolean;
}

/** Does something; with `href` it goes somewhere. Inside a sentence use `TextLink`. */
export function Button({
  children,
  tone = 'ink',
  size = 'medium',
  icon,
  wide = false,
  pending = false,
  href,
  type = 'button',
  className,
  onClick,
  ref,
  disabled,
  ...rest
}: ButtonProps) {
  const { Link, strings } = useUi();
  const names = cx(styles.root, styles.tone[tone], styles.size[size], wide && styles.wide, className);
  if (href !== undefined) {
    return (
      <Link
        id={rest.id}
        href={href}
        className={names}
        onClick={onClick}
        aria-label={rest['aria-label']}
        aria-describedby={rest['aria-describedby']}
      >
        {icon}
        {children}
      </Link>
    );
  }
  return (
    <button {...rest} ref={ref} type={type} disabled={disabled} className={names} {...pendingPress(pending, onClick)}>
      {icon}
      {children}
      {pending ? (
        <>
          <VisuallyHidden>{strings.primitives.loading}</VisuallyHidden>
          <span className={styles.progress} aria-hidden="true" />
        </>
      ) : null}
    </button>
  );
}
