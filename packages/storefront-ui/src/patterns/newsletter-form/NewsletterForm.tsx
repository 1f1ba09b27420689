'use client';

import type { FormEvent } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { TextField } from '../../primitives/field/index.ts';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './NewsletterForm.css.ts';

export interface NewsletterFormProps {
  /** Where the plain form posts its `email` before scripts run. */
  action: string;
  /** The signed-in customer's address. */
  defaultEmail?: string | undefined;
  /** Takes the submit over. */
  onSubmit?: ((email: string) => void) | undefined;
  /** @default false */
  pending?: boolean;
  /** What is wrong with the address. */
  error?: string | undefined;
  /** Announced and shown once the shopper is subscribed. */
  success?: string | undefined;
}

/** One field and one button. What a wrong address or a failure says is the shop's decision. */
export function NewsletterForm({
  action,
  defaultEmail,
  onSubmit,
  pending = false,
  error,
  success,
}: NewsletterFormProps) {
  const words = useUi().strings.patterns.footer;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSubmit) return;
    event.preventDefault();
    if (!pending) onSubmit(String(new FormData(event.currentTarget).get('email') ?? '').trim());
  };
  return (
    <form action={action} method="post" className={styles.form} onSubmit={submit} noValidate={onSubmit !== undefined}>
      <TextField
        label={words.newsletterEmail}
        type="email"
        name="email"
        autoComplete="email"
        defaultValue={defaultEmail ?? ''}
        error={error}
      />
      <Button type="submit" pending={pending} className={styles.submit}>
        {words.newsletterSubmit}
      </Button>
      <p role="status" className={styles.answer}>
        {success}
      </p>
    </form>
  );
}
