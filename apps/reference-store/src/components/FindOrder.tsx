import { errorTextIn, useOrderLink } from '@promenade/storefront-hooks';
import { fieldTexts } from '@promenade/storefront-hooks/domain';
import { Button, Form, TextField } from '@promenade/storefront-ui';
import { type SubmitEvent, useState } from 'react';
import { useIssueTexts, useText } from '../i18n/texts.tsx';
import { useEnvironment } from '../lib/environment.ts';
import { refusalOf } from '../lib/forms.ts';
import styles from '../styles/find-order.module.css';

/** Sends the link of an order again, by its number and the address that its mails go to. */
export function FindOrder({ orderNo = '' }: { orderNo?: string }) {
  const text = useText('account');
  const issueTexts = useIssueTexts();
  const { locale } = useEnvironment();
  const { send, issues } = useOrderLink();
  const [sentTo, setSentTo] = useState('');
  const refused = refusalOf(send.error);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const email = `${values.get('email') ?? ''}`.trim();
    send.run({ orderNo: `${values.get('orderNo') ?? ''}`, email }).then(
      () => setSentTo(email),
      () => undefined,
    );
  };
  return (
    <Form
      noValidate
      className={styles.form}
      onSubmit={submit}
      errors={{ ...refused?.fieldErrors, ...fieldTexts(issues, issueTexts) }}
      formError={refused && !refused.fieldErrors ? errorTextIn(refused, locale) : undefined}
      pending={send.isPending}
    >
      <TextField
        required
        label={text('orders.findNumber')}
        name="orderNo"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={orderNo}
      />
      <TextField required label={text('orders.findEmail')} type="email" name="email" autoComplete="email" />
      <Button type="submit" variant="outline" pending={send.isPending}>
        {text('orders.findSend')}
      </Button>
      <p role="status" className={styles.sent}>
        {send.isSuccess ? text('orders.findSent', { email: sentTo }) : null}
      </p>
    </Form>
  );
}
