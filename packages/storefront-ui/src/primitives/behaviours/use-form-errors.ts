'use client';

import { type FormEvent, useRef, useState } from 'react';

/** Error messages by field. Valid fields have none. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string | undefined>>;

export interface FormErrorsOptions<Field extends string> {
  /** Names of the controls, in the order shown. */
  fields: readonly Field[];
  /** The shop's validation rules, which return messages to show. */
  validate?: ((values: Record<Field, string>) => FieldErrors<Field>) | undefined;
  /** Errors from the backend about the values that were sent last. */
  serverErrors?: FieldErrors<Field> | undefined;
  /** Called on a submit without errors. */
  onValid: (values: Record<Field, string>, form: HTMLFormElement) => void;
}

/**
 * Decides when a form shows errors: on leaving a field, on submit for all fields, and until the value is corrected. Never
 * while the user types a value for the first time.
 */
export function useFormErrors<Field extends string>({
  fields,
  validate,
  serverErrors,
  onValid,
}: FormErrorsOptions<Field>) {
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<FieldErrors<Field>>({});
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<FieldErrors<Field>>({});
  const [lastServerErrors, setLastServerErrors] = useState<FieldErrors<Field>>();
  if (lastServerErrors !== serverErrors) {
    setLastServerErrors(serverErrors);
    setAnswered(serverErrors ?? {});
  }

  const read = () => {
    const data = form.current ? new FormData(form.current) : undefined;
    return Object.fromEntries(fields.map((field) => [field, String(data?.get(field) ?? '')])) as Record<Field, string>;
  };
  const errors: FieldErrors<Field> = { ...answered, ...found };
  const checkField = (field: Field): string | undefined => {
    const message = validate?.(read())[field];
    setFound((before) => ({ ...before, [field]: message }));
    return message;
  };
  const fieldProps = (field: Field) => ({
    name: field,
    error: errors[field],
    onBlur: () => {
      if (attempt > 0 || read()[field] !== '') checkField(field);
    },
    onChange: () => {
      if (answered[field]) setAnswered((before) => ({ ...before, [field]: undefined }));
      if (found[field]) checkField(field);
    },
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = read();
    const faults = validate?.(values) ?? {};
    setFound(faults);
    setAttempt((count) => count + 1);
    if (Object.values(faults).every((message) => !message)) onValid(values, event.currentTarget);
  };
  const list = fields.flatMap((field) => {
    const message = errors[field];
    return message ? [{ field, message }] : [];
  });
  const clear = () => {
    setAnswered({});
    setFound({});
  };
  return { form, attempt, list, fieldProps, checkField, onSubmit, values: read, clear };
}
