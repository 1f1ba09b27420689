'use client';

import { useDismissTimer } from '../../primitives/behaviours/use-dismiss-timer.ts';
import { Button } from '../../primitives/button/index.ts';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './UndoBar.css.ts';

export interface UndoBarProps {
  /** What was done: "Linen shirt was removed". */
  text: string;
  onUndo: () => void;
  /** Called when the time is over. */
  onDismiss: () => void;
  /** How long it can be undone, in ms; pauses under the pointer and while focused. @default 10000 */
  durationMs?: number;
  className?: string | undefined;
}

/** The way back from what was just done. Say its text in a `LiveRegion` that is there before it. */
export function UndoBar({ text, onUndo, onDismiss, durationMs = 10_000, className = '' }: UndoBarProps) {
  const words = useUi().strings.patterns.cart;
  const timer = useDismissTimer(onDismiss, durationMs);
  return (
    <div className={`${styles.root} ${className}`} {...timer}>
      <span>{text}</span>
      <Button tone="ghost" size="small" onClick={onUndo}>
        {words.undo}
      </Button>
    </div>
  );
}
