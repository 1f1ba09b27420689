'use client';

import { createContext, useContext, useId, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createFormFields, type FormFields } from './form-fields.ts';

/** State that a form shares with its fields. */
export interface FormState {
  /** Error messages by field name. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Those that joined the form. */
  fields: FormFields;
  /** Whether fields that may stay empty are marked as optional. */
  marksOptional: boolean;
  /** Removes the error of a field whose value has changed without a `change` event. */
  forget?: ((name: string) => void) | undefined;
}

export const FormContext = createContext<FormState | null>(null);

/** The fields of a new form. */
export function useFormFields(): FormFields {
  const form = useId();
  return useState(() => createFormFields(form))[0];
}

const never = () => () => {};

/**
 * Joins the surrounding form under the field's name, and returns the id of the control and the error to show. Props of the field
 * itself win. Of several fields of one name, the first one shows the form's error.
 */
export function useFormField(field: {
  name?: string | undefined;
  id?: string | undefined;
  error?: string | undefined;
}) {
  const form = useContext(FormContext);
  const key = useId();
  const { name } = field;
  const fields = name === undefined ? undefined : form?.fields;
  const isFirst = useSyncExternalStore(
    fields?.subscribe ?? never,
    () => fields?.isFirst(name as string, key) ?? false,
    () => fields?.isFirstRendered(name as string, key) ?? false,
  );
  const id = field.id ?? (isFirst ? fields?.defaultIdOf(name as string) : undefined) ?? key;
  useLayoutEffect(() => fields?.join(name as string, key, id), [fields, name, key, id]);
  useLayoutEffect(() => () => fields?.leave(name as string, key), [fields, name, key]);
  return {
    id,
    error: field.error ?? (isFirst ? form?.errors[name as string] : undefined),
    /** Call it when the value changes without an event of the control. */
    changed: () => name !== undefined && form?.forget?.(name),
  };
}
