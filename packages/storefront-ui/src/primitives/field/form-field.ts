'use client';

import { createContext, useContext } from 'react';

/** State that a form shares with its fields. */
export interface FormFields {
  /** Error messages by field name. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Returns the id of a field's control. */
  idOf: (name: string) => string;
  /** Whether fields that may stay empty are marked as optional. */
  marksOptional: boolean;
}

export const FormContext = createContext<FormFields | null>(null);

/** Id and error that the surrounding form has for a field, by its name. Props of the field itself win. */
export function useFormField(field: {
  name?: string | undefined;
  id?: string | undefined;
  error?: string | undefined;
}) {
  const form = useContext(FormContext);
  const { name } = field;
  if (!form || name === undefined) return { id: field.id, error: field.error };
  return { id: field.id ?? form.idOf(name), error: field.error ?? form.errors[name] };
}
