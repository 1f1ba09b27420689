import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';

export interface FieldNotesProps {
  /** Id of the control that the notes belong to. */
  control: string;
  /** Error message that names the problem and the fix. */
  error: string | undefined;
  /** Help that stays visible. */
  hint: ReactNode;
}

/** Ids of the visible notes, for the control's `aria-describedby`. */
export function noteIds({ control, error, hint }: FieldNotesProps): string | undefined {
  return cx(error && `${control}-error`, hint ? `${control}-hint` : undefined);
}
