'use client';

import { useUi } from '../../theme/ui-context.tsx';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { useDismissTimer } from '../behaviours/use-dismiss-timer.ts';
import { Button } from '../button/Button.tsx';
import * as styles from './UndoBar.css.ts';

export interface UndoBarProps extends RootProps {
  /** What was done: "Linen shirt was removed". */
  text: string;
  /** Shows the button that takes the action back. */
  onUndo?: (() => void) | undefined;
  /** Called when the time is over. */
  onDismiss?: (() => void) | undefined;
  /** How long it can be undone, in ms; pauses under the pointer and while focused. @default 10000 */
  durationMs?: number | undefined;
}

/**
 * The way back from what was just done. Say its text in a `LiveRegion` that is there before it. Not for a message
 * alone: that is a toast.
 */
export function UndoBar({ text, onUndo, onDismiss, durationMs = 10_000, ...rest }: UndoBarProps) {
  const words = useUi().strings.primitives;
  const timer = useDismissTimer(() => onDismiss?.(), durationMs);
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
