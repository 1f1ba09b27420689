import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';

export interface FieldNotesProps {
  /** Id of the control that they are about. */
  control: string;
  /** Error message: what is wrong and how to fix it. */
  error: string | undefined;
  /** Help that stays visible. */
  hint: ReactNode;
}

/** Ids of the notes that are shown, for the control's `aria-describedby`. */
export function noteIds({ control, error, hint }: FieldNotesProps): string | undefined {
  return cx(error && `${control}-error`, hint ? `${control}-hint` : undefined);
}
