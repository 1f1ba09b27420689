'use client';

import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useUi } from '../../theme/ui-context.tsx';
import { listRole } from '../behaviours/list-role.ts';
import { own } from '../behaviours/own-events.ts';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { useMergedRef } from '../behaviours/use-merged-ref.ts';
import type { FormFields } from '../field/form-fields.ts';
import * as styles from './ErrorSummary.css.ts';

export interface ErrorSummaryProps extends RootProps {
  /** In the order of the fields. */
  errors: readonly { name: string; message: string }[];
  /** The fields of the form. */
  fields: FormFields;
  /** An error about the whole form. */
  formError?: string | undefined;
  /** Number of submits. When it changes and there are errors, the summary takes the focus. */
  attempt: number;
}

/** The errors of a form after a submit, each a link to its field. Not for one field: use its `error` prop. */
export function ErrorSummary({ errors, fields, formError, attempt, ref, ...rest }: ErrorSummaryProps) {
  const words = useUi().strings.account.form;
  const root = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(root, ref);
  const hasErrors = errors.length > 0 || formError !== undefined;
  useEffect(() => {
    if (attempt > 0 && hasErrors) root.current?.focus();
  }, [attempt, hasErrors]);
  if (attempt === 0 && !formError) return null;
  if (!hasErrors) return null;
  return (
    <div role="alert" tabIndex={-1} {...rootProps(rest, styles.root)} ref={merged}>
      {formError ? <p className={styles.title}>{formError}</p> : null}
      {errors.length > 0 ? (
        <>
          <p className={styles.title}>{words.errors(errors.length)}</p>
          <ul {...listRole} className={styles.list}>
            {errors.map((error) => (
              <FieldError key={error.name} {...error} fields={fields} />
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

/** The control that submits a name: a field of the library, or any other control of the form. */
function controlOf(item: Element, name: string, id: string | undefined): HTMLElement | null {
  const page = item.getRootNode() as Document | ShadowRoot;
  const joined = id === undefined ? null : page.getElementById(id);
  if (joined) return joined;
  const others = item.closest('form')?.elements.namedItem(name) ?? null;
  return (others && 'length' in others && !('form' in others) ? others[0] : others) as HTMLElement | null;
}

function FieldError({ name, message, fields }: { name: string; message: string; fields: FormFields }) {
  const item = useRef<HTMLLIElement>(null);
  const [isAlone, setAlone] = useState(false);
  const idOf = () => fields.idOf(name);
  const id = useSyncExternalStore(fields.subscribe, idOf, idOf);
  useLayoutEffect(() => setAlone(!item.current || !controlOf(item.current, name, id)), [name, id]);
  const goTo = (event: MouseEvent) => {
    event.preventDefault();
    const control = controlOf(event.currentTarget, name, id);
    for (let box = control?.closest('details'); box; box = box.parentElement?.closest('details')) box.open = true;
    control?.focus();
  };
  return (
    <li ref={item}>
      {isAlone ? (
        message
      ) : (
        <a href={`#${id ?? fields.defaultIdOf(name)}`} className={styles.link} onClick={own(goTo)}>
          {message}
        </a>
      )}
    </li>
  );
}
