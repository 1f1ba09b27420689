'use client';

import { type FormEvent, useState } from 'react';
import { chain, type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { TextField } from '../../primitives/field/TextField.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './NewsletterForm.css.ts';

export interface NewsletterFormProps extends RootProps<'form'> {
  /** Address that the form posts its `email` to before scripts run. */
  action: string;
  /** The signed-in customer's address. */
  defaultEmail?: string | undefined;
  /** Called with the address in place of the form's own submit. */
  onSubscribe?: ((email: string) => void) | undefined;
  /** The address is being sent; further submits are ignored. @default false */
  pending?: boolean | undefined;
  /** Error message about the address. */
  error?: string | undefined;
  /** Announced and shown once the shopper is subscribed. */
  success?: string | undefined;
}

/**
 * The subscription to a newsletter: one field, one button. The shop words its errors. Not for opening an account: use
 * `Form`.
 */
export function NewsletterForm({
  action,
  defaultEmail,
  onSubscribe,
  pending = false,
  error,
  success,
  ...rest
}: NewsletterFormProps) {
  const words = useUi().strings.shop.footer;
  // Cleared when a shopper signs out, also because browsers restore the typed text on Back.
  const [filled, setFilled] = useState({ email: defaultEmail, times: 0 });
  if (filled.email !== defaultEmail) setFilled({ email: defaultEmail, times: filled.times + (filled.email ? 1 : 0) });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSubscribe) return;
    event.preventDefault();
    if (!pending) onSubscribe(String(new FormData(event.currentTarget).get('email') ?? '').trim());
  };
  return (
    <form
      action={action}
      method="post"
      noValidate={onSubscribe !== undefined}
      {...rootProps(rest, styles.form)}
      onSubmit={chain(rest.onSubmit, submit)}
    >
      <div className={styles.field}>
        <TextField
          key={filled.times}
          required
          label={words.newsletterEmail}
          type="email"
          name="email"
          autoComplete="email"
          defaultValue={defaultEmail ?? ''}
          error={error}
        />
      </div>
      <Button type="submit" pending={pending} className={styles.submit}>
        {words.newsletterSubmit}
      </Button>
      <p role="status" className={styles.success}>
        {success}
      </p>
    </form>
  );
}
