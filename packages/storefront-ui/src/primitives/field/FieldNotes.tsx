'use client';

import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { AlertIcon } from '../icons/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './Field.css.ts';

export interface FieldNotesProps {
  /** Id of the control that they are about. */
  control: string;
  /** What is wrong and what to do. */
  error: string | undefined;
  /** Help that stays visible. */
  hint: ReactNode;
}

/** Ids of the notes that are shown, for the control's `aria-describedby`. */
export function noteIds({ control, error, hint }: FieldNotesProps): string | undefined {
  return cx(error && `${control}-error`, hint ? `${control}-hint` : undefined);
}

/** Error and hint below a control. */
export function FieldNotes({ control, error, hint }: FieldNotesProps) {
  const { strings } = useUi();
  return (
    <>
      {error ? (
        <p id={`${control}-error`} className={styles.error}>
          <AlertIcon size="small" />
          <span>
            <VisuallyHidden>{strings.primitives.error} </VisuallyHidden>
            {error}
          </span>
        </p>
      ) : null}
      {hint ? (
        <p id={`${control}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </>
  );
}
