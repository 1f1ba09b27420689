'use client';

import type { ComponentPropsWithRef } from 'react';
import { useUi } from '../../theme/ui-context.tsx';
import { hidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { inElement } from './in-element.tsx';
import { own } from './own-events.ts';

export interface PressableProps extends ComponentPropsWithRef<'button'> {
  /** The action is running: further presses do nothing, the focus stays, and the accessible name contains "Loading". @default false */
  pending?: boolean | undefined;
}

/** The only `<button>` of the library, so that `pending` works the same on every button. */
export function Pressable({
  pending = false,
  type = 'button',
  onClick,
  children,
  'aria-label': label,
  ...rest
}: PressableProps) {
  const { strings } = useUi();
  const word = pending ? ` ${strings.primitives.loading}` : '';
  return (
    <button
      {...rest}
      {...(pending && { 'aria-disabled': true, 'data-pending': true })}
      type={type}
      // `aria-label` replaces the content as accessible name, visually hidden words included.
      aria-label={label && label + word}
      onClick={own(pending ? (event) => event.preventDefault() : onClick)}
    >
      {inElement(children)}
      {pending && !label ? <span className={hidden}>{word}</span> : null}
    </button>
  );
}
