'use client';

import { type ComponentPropsWithRef, type ReactNode, type SubmitEvent, useMemo } from 'react';
import { cx } from '../../css/cx.ts';
import { own } from '../behaviours/own-events.ts';
import type { FieldErrors } from '../behaviours/use-form-errors.ts';
import { useHydrated } from '../behaviours/use-hydrated.ts';
import { FormContext, useFormFields } from '../field/form-field.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import * as styles from './Form.css.ts';
import { useAttempts } from './use-attempts.ts';

/** Everything a `<form>` takes, and: */
export interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'children'> {
  /** Fields and a submit button. Fields receive their errors by their `name`; of several fields of one name, the first one. */
  children: ReactNode;
  /** Errors from the backend by field name. Each disappears when its field changes. */
  errors?: FieldErrors<string> | undefined;
  /** An error about the whole form. */
  formError?: string | undefined;
  /** The shop's validation rules, which return messages in the order of the fields. They run on submit and replace the browser's. */
  validate?: ((values: FormData) => FieldErrors<string>) | undefined;
  /** The values are being sent; further submits are ignored. @default false */
  pending?: boolean | undefined;
  /** Whether fields that may stay empty are marked as optional. @default 'optional' */
  marks?: 'optional' | 'none' | undefined;
}

const none = {};

/** A form that passes errors to its fields and lists them above. Not for an address: use `AddressForm`. */
export function Form({
  children,
  errors: given = none,
  formError,
  validate,
  pending = false,
  marks = 'optional',
  onSubmit,
  onChange,
  onReset,
  className,
  noValidate,
  ...rest
}: FormProps) {
  const isHydrated = useHydrated();
  const { errors, attempt, show, clear, awaitAnswer, forget } = useAttempts(given, formError);
  const fields = useFormFields();
  const state = useMemo(
    () => ({ errors, fields, marksOptional: marks === 'optional', forget }),
    [errors, fields, marks, forget],
  );
  const list = Object.entries(errors).flatMap(([name, message]) => (message ? [{ name, message }] : []));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (pending) return event.preventDefault();
    const found = validate?.(new FormData(event.currentTarget)) ?? {};
    if (Object.values(found).some(Boolean)) {
      event.preventDefault();
      return show(found);
    }
    awaitAnswer();
    onSubmit?.(event);
  };
  return (
    <form
      data-pending={pending ? '' : undefined}
      {...rest}
      noValidate={noValidate ?? (validate !== undefined && isHydrated)}
      className={cx(styles.form, className)}
      onSubmit={own(submit)}
      onReset={own((event) => {
        onReset?.(event);
        if (!event.defaultPrevented) clear();
      })}
      onChange={own((event) => {
        if ('name' in event.target) forget(String(event.target.name));
        onChange?.(event);
      })}
    >
      <ErrorSummary attempt={attempt} formError={formError} errors={list} fields={fields} />
      <FormContext value={state}>{children}</FormContext>
    </form>
  );
}
