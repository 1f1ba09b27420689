'use client';

import type { MouseEvent, ReactNode } from 'react';
import { useUi } from '../../theme/ui-context.tsx';
import { inElement } from '../behaviours/in-element.tsx';
import { Pressable } from '../behaviours/Pressable.tsx';
import { type AnyRootProps, chain, rootProps } from '../behaviours/root-props.ts';
import { useControlled } from '../behaviours/use-controlled.ts';
import { CloseIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Chip.css.ts';

export interface ChipProps extends AnyRootProps {
  /** Label: a few words. */
  children: ReactNode;
  /** An icon or picture before the label. */
  icon?: ReactNode;
  /** Address; makes the chip a link. */
  href?: string | undefined;
  /** A press removes the filter or choice: by the link with `href`, otherwise by `onRemove`. @default false */
  removable?: boolean | undefined;
  /** Called when the shopper presses a removable chip. */
  onRemove?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Whether a toggle is on; makes the component controlled. */
  selected?: boolean | undefined;
  /** Whether a toggle is on at first, while uncontrolled. */
  defaultSelected?: boolean | undefined;
  /** Called with the new state; makes the chip a toggle. */
  onSelectedChange?: ((selected: boolean) => void) | undefined;
  /** Disables the chip; a link becomes plain text. @default false */
  disabled?: boolean | undefined;
}

/** A few words about a list or a choice: static, a link, removable or a toggle. Not for a fact about an item: use `Badge`. */
export function Chip(props: ChipProps) {
  const { children, icon, href, onRemove, removable = onRemove !== undefined, disabled = false, ...others } = props;
  const { selected: held, defaultSelected, onSelectedChange, ...rest } = others;
  const { Link, strings } = useUi();
  const [selected, select] = useControlled(held, defaultSelected ?? false, onSelectedChange);
  const isToggle = [held, defaultSelected, onSelectedChange].some((one) => one !== undefined);
  const words = (
    <>
      {inElement(icon)}
      <span>
        {removable ? <VisuallyHidden>{strings.primitives.chip.remove} </VisuallyHidden> : null}
        {inElement(children)}
      </span>
      {removable ? <CloseIcon size="small" /> : null}
    </>
  );
  if (href !== undefined && !disabled) {
    return (
      <Link
        {...rootProps(rest, styles.chip)}
        href={href}
        onClick={onRemove ? chain(rest.onClick, onRemove) : rest.onClick}
      >
        {words}
      </Link>
    );
  }
  if (href !== undefined || (!removable && !isToggle))
    return <span {...rootProps(rest, styles.chip, styles.still)}>{words}</span>;
  return (
    <Pressable
      disabled={disabled}
      aria-pressed={isToggle && !removable ? selected : undefined}
      {...rootProps(rest, styles.chip)}
      onClick={chain(rest.onClick, (event: MouseEvent<HTMLElement>) =>
        removable ? onRemove?.(event) : select(!selected),
      )}
    >
      {words}
    </Pressable>
  );
}
