'use client';

import { useUi } from '../../theme/ui-context.tsx';
import { AlertIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Field.css.ts';
import type { FieldNotesProps } from './note-ids.ts';

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
            <span>{error}</span>
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
