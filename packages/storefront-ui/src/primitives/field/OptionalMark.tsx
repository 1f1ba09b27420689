'use client';

import { useContext } from 'react';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './Field.css.ts';
import { FormContext } from './form-field.ts';

/** "Optional" after the label of a field that may stay empty, in forms that mark such fields. */
export function OptionalMark({ required }: { required: boolean }) {
  const { strings } = useUi();
  const isMarked = useContext(FormContext)?.marksOptional && !required;
  return isMarked ? <span className={styles.optional}> {strings.primitives.optional}</span> : null;
}
