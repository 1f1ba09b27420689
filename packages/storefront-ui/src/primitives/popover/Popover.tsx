'use client';

import * as Radix from '@radix-ui/react-popover';
import type { ReactElement, ReactNode } from 'react';
import { PortalScope } from '../../theme/PortalScope.tsx';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import * as styles from './Popover.css.ts';

export interface PopoverProps extends RootProps {
  /** The control that opens it: a `Button` or `IconButton`. */
  trigger: ReactElement;
  /** Names the panel for assistive technology. */
  label: string;
  /** What the panel holds. */
  children: ReactNode;
  /** Whether it is open, when the caller holds it. */
  open?: boolean | undefined;
  /** Whether it is open at first, when it holds that itself. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when it asks to be opened or closed. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Side of the trigger; the other one where there is no room. @default 'bottom' */
  side?: 'top' | 'bottom' | undefined;
  /** Edge of the trigger that the panel keeps. @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
}

/**
 * A few words or controls beside what they belong to; the page goes on behind it. Class, id, ref and marks reach the panel.
 * Not for choosing a command: that is `Menu`. Not for what must be answered first: that is `Dialog`.
 */
export function Popover({
  trigger,
  label,
  children,
  open,
  defaultOpen,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  ...rest
}: PopoverProps) {
  return (
    <Radix.Root
      {...(open === undefined ? { defaultOpen: defaultOpen ?? false } : { open })}
      {...(onOpenChange && { onOpenChange })}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <PortalScope>
          <Radix.Content
            aria-label={label}
            side={side}
            align={align}
            sideOffset={8}
            collisionPadding={8}
            {...rootProps(rest, styles.panel)}
          >
            {children}
          </Radix.Content>
        </PortalScope>
      </Radix.Portal>
    </Radix.Root>
  );
}
