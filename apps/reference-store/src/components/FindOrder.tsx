import { useOrderLink } from '@promenade/storefront-hooks';
import { Button, TextField } from '@promenade/storefront-ui';
import { useState } from 'react';
import { useText } from '../i18n/texts.tsx';
import { textIn } from '../lib/forms.ts';
import styles from '../styles/find-order.module.css';
import { WriteForm } from './WriteForm.tsx';

/** Mails the link to an order again, by order number and e-mail address. */
export function FindOrder({ orderNo = '' }: { orderNo?: string }) {
  const text = useText('account');
  const { send, issues } = useOrderLink();
  const [sentTo, setSentTo] = useState('');
  return (
    <WriteForm
      noValidate
      className={styles.form}
      write={send}
      issues={issues}
      onSend={async (values) => {
        const email = textIn(values, 'email').trim();
        await send.run({ orderNo: textIn(values, 'orderNo'), email });
        setSentTo(email);
      }}
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
    </WriteForm>
  );
}
