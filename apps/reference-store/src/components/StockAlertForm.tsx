import { errorTextIn, type SoldOutVariant, useStockAlert } from '@promenade/storefront-hooks';
import { issueText } from '@promenade/storefront-hooks/domain';
import { Alert, Button, TextField } from '@promenade/storefront-ui';
import { type SubmitEvent, useRef, useState } from 'react';
import { useIssueTexts, useText } from '../i18n/texts.tsx';
import { useEnvironment } from '../lib/environment.ts';
import { refusalOf } from '../lib/forms.ts';
import styles from '../styles/one-line-form.module.css';

export type StockAlertFormProps = SoldOutVariant;

/** Subscribes to one mail, sent when the variant is available again. */
export function StockAlertForm(variant: StockAlertFormProps) {
  const text = useText('product');
  const issueTexts = useIssueTexts();
  const { locale } = useEnvironment();
  const { ask, issues, initialEmail } = useStockAlert(variant);
  const [sentTo, setSentTo] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const refused = refusalOf(ask.error);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (ask.isPending) return;
    const email = `${new FormData(event.currentTarget).get('email') ?? ''}`.trim();
    ask.run(email).then(
      () => setSentTo(email),
      () => field.current?.focus(),
    );
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.line}>
        <TextField
          ref={field}
          required
          label={text('stockAlert.email')}
          type="email"
          name="email"
          autoComplete="email"
          defaultValue={initialEmail}
          error={issueText(issues.email, issueTexts)}
        />
        <Button type="submit" variant="outline" pending={ask.isPending}>
          {text('stockAlert.ask')}
        </Button>
      </div>
      {refused ? (
        <Alert tone="caution" announce>
          {errorTextIn(refused, locale)}
        </Alert>
      ) : null}
      <p role="status" className={styles.done}>
        {ask.data ? text(ask.data.confirmed ? 'stockAlert.done' : 'stockAlert.confirm', { email: sentTo }) : null}
      </p>
    </form>
  );
}
