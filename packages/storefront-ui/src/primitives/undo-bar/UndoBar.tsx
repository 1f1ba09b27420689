'use client';

import type { ReactNode } from 'react';
import { useUi } from '../../theme/ui-context.tsx';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { durationOr } from '../behaviours/timer.ts';
import { useDismissTimer } from '../behaviours/use-dismiss-timer.ts';
import { Button } from '../button/Button.tsx';
import * as styles from './UndoBar.css.ts';

export interface UndoBarProps extends RootProps {
  /** The action that can be undone: "Linen shirt was removed". */
  text: ReactNode;
  /** Called to undo the action. Without it there is no button. */
  onUndo?: (() => void) | undefined;
  /** Called when the time has run out. */
  onDismiss?: (() => void) | undefined;
  /** How long the action can be undone, in ms. The time stops under the pointer, while focused and in a hidden tab; `Infinity` means always. @default 10000 */
  durationMs?: number | undefined;
}

/**
 * Offers to undo the last action. Announce its text in a `LiveRegion` that exists before it. Not for a message without
 * an action: use a toast.
 */
export function UndoBar({ text, onUndo, onDismiss, durationMs, ...rest }: UndoBarProps) {
  const words = useUi().strings.primitives;
  const timer = useDismissTimer(() => onDismiss?.(), durationOr(durationMs, 10_000));
  return (
    <div {...timer} {...rootProps(rest, styles.root)}>
      <span className={styles.text}>{text}</span>
      {onUndo ? (
        <Button variant="ghost" size="small" onClick={onUndo}>
          {words.undo}
        </Button>
      ) : null}
    </div>
  );
}
