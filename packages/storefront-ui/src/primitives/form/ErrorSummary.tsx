'use client';

import { type MouseEvent, useEffect, useRef } from 'react';
import { useUi } from '../../theme/ui-context.tsx';
import { listRole } from '../behaviours/list-role.ts';
import { own } from '../behaviours/own-events.ts';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { useMergedRef } from '../behaviours/use-merged-ref.ts';
import { rootOf } from '../layers/tree.ts';
import * as styles from './ErrorSummary.css.ts';

export interface ErrorSummaryProps extends RootProps {
  /** In the order of the fields. `fieldId` is the id of the field's control. */
  errors: readonly { fieldId: string; message: string }[];
  /** An error about the whole form. */
  formError?: string | undefined;
  /** Number of submits. When it changes and there are errors, the summary takes the focus. */
  attempt: number;
}

/** The errors of a form after a submit, each a link to its field. Not for one field: use its `error` prop. */
export function ErrorSummary({ errors, formError, attempt, ref, ...rest }: ErrorSummaryProps) {
  const words = useUi().strings.account.form;
  const root = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(root, ref);
  const hasErrors = errors.length > 0 || formError !== undefined;
  useEffect(() => {
    if (attempt > 0 && hasErrors) root.current?.focus();
  }, [attempt, hasErrors]);
  if (attempt === 0 && !formError) return null;
  if (!hasErrors) return null;

  const goTo = (event: MouseEvent, fieldId: string) => {
    event.preventDefault();
    rootOf(event.currentTarget).getElementById(fieldId)?.focus();
  };
  return (
    <div role="alert" tabIndex={-1} {...rootProps(rest, styles.root)} ref={merged}>
      {formError ? <p className={styles.title}>{formError}</p> : null}
      {errors.length > 0 ? (
        <>
          <p className={styles.title}>{words.errors(errors.length)}</p>
          <ul {...listRole} className={styles.list}>
            {errors.map((error, index) => (
              <li key={index}>
                <a
                  href={`#${error.fieldId}`}
                  className={styles.link}
                  onClick={own((event) => goTo(event, error.fieldId))}
                >
                  {error.message}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
