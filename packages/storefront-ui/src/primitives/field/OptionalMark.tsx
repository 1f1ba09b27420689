'use client';

import { useContext } from 'react';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './Field.css.ts';
import { FormContext } from './form-field.ts';

/** "Optional" behind the label of a field that may be left empty, in a form that says so. */
export function OptionalMark({ required }: { required: boolean }) {
  const { strings } = useUi();
  const isMarked = useContext(FormContext)?.marksOptional && !required;
  return isMarked ? <span className={styles.optional}> {strings.primitives.optional}</span> : null;
}
