'use client';

import { createContext, useContext } from 'react';

/** What a form knows of its fields. */
export interface FormFields {
  /** Error messages by field name. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Id of the control of a field. */
  idOf: (name: string) => string;
  /** Whether fields that may be left empty say so. */
  marksOptional: boolean;
}

export const FormContext = createContext<FormFields | null>(null);

/** Id and error that a form around a field gives it by its name; what the field was given itself wins. */
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
