'use client';

import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';
import { PortalScope } from '../../theme/PortalScope.tsx';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps extends RootProps {
  /** What it explains: a control that takes the focus. */
  children: ReactElement;
  /** The explanation: a few words. */
  text: string;
  /** Side of the control; the other one where there is no room. @default 'top' */
  side?: 'top' | 'bottom' | undefined;
  /** Time that the pointer rests before it opens, in ms. The focus opens it at once. @default 400 */
  delayMs?: number | undefined;
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean | undefined;
}

/**
 * A few more words for a control, on hover and focus; Esc closes them. Class, id, ref and marks reach the bubble. Not for what
 * a shopper has to know, which touch would never see: that is a hint, or a `Popover`.
 */
export function Tooltip({ children, text, side = 'top', delayMs = 400, defaultOpen = false, ...rest }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={delayMs}>
      <Radix.Root defaultOpen={defaultOpen}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <PortalScope>
            <Radix.Content side={side} sideOffset={6} collisionPadding={8} {...rootProps(rest, styles.bubble)}>
              {text}
            </Radix.Content>
          </PortalScope>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
