import { errorTextIn, type SoldOutVariant, useStockAlert } from '@promenade/storefront-hooks';
import { issueText } from '@promenade/storefront-hooks/domain';
import { Alert } from '@promenade/storefront-ui';
import { useState } from 'react';
import { useIssueTexts, useText } from '../i18n/texts.tsx';
import { useEnvironment } from '../lib/environment.ts';
import { refusalOf } from '../lib/forms.ts';
import { OneLineForm } from './OneLineForm.tsx';

export type StockAlertFormProps = SoldOutVariant;

/** Subscribes to one mail, sent when the variant is available again. */
export function StockAlertForm(variant: StockAlertFormProps) {
  const text = useText('product');
  const issueTexts = useIssueTexts();
  const { locale } = useEnvironment();
  const { ask, issues, initialEmail } = useStockAlert(variant);
  const [sentTo, setSentTo] = useState('');
  const refused = refusalOf(ask.error);
  return (
    <OneLineForm
      field={{
        label: text('stockAlert.email'),
        type: 'email',
        name: 'email',
        autoComplete: 'email',
        defaultValue: initialEmail,
        error: issueText(issues.email, issueTexts),
      }}
      submitLabel={text('stockAlert.ask')}
      pending={ask.isPending}
      onSend={async (email) => {
        await ask.run(email);
        setSentTo(email);
      }}
      done={ask.data ? text(ask.data.confirmed ? 'stockAlert.done' : 'stockAlert.confirm', { email: sentTo }) : null}
    >
      {refused ? (
        <Alert tone="caution" announce>
          {errorTextIn(refused, locale)}
        </Alert>
      ) : null}
    </OneLineForm>
  );
}
