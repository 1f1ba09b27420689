import { isStorefrontError } from '@promenade/storefront-sdk';
import { Button, TextField, type TextFieldProps } from '@promenade/storefront-ui';
import { type ReactNode, type SubmitEvent, useRef } from 'react';
import styles from '../styles/one-line-form.module.css';

interface OneLineFormProps {
  /** The only field; the form reads its value by `name`. */
  field: TextFieldProps & { name: string };
  submitLabel: string;
  pending: boolean;
  /** Sends what was typed. The field has the focus again if this rejects with kind `invalid`. */
  onSend(typed: string): Promise<unknown>;
  /** Announced once it was sent. */
  done: ReactNode;
  /** Why it was not sent. */
  children: ReactNode;
}

/** One field and its button side by side, and below them what came of it. */
export function OneLineForm({ field, submitLabel, pending, onSend, done, children }: OneLineFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const typed = `${new FormData(event.currentTarget).get(field.name) ?? ''}`.trim();
    onSend(typed).catch((error: unknown) => isStorefrontError(error, 'invalid') && input.current?.focus());
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.line}>
        <TextField required {...field} ref={input} />
        <Button type="submit" variant="outline" pending={pending}>
          {submitLabel}
        </Button>
      </div>
      {children}
      <p role="status" className={styles.done}>
        {done}
      </p>
    </form>
  );
}
