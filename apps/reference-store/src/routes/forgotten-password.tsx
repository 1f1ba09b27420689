import { usePasswordReset } from '@promenade/storefront-hooks';
import { fieldTexts, registrationIssues } from '@promenade/storefront-hooks/domain';
import { Alert, Button, PasswordField, TextField } from '@promenade/storefront-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Page } from '../components/Page.tsx';
import { SentCodeField } from '../components/SentCodeField.tsx';
import { WriteForm } from '../components/WriteForm.tsx';
import { useIssueTexts, useText } from '../i18n/texts.tsx';
import { passwordValues } from '../lib/forms.ts';
import { useNotices } from '../lib/notices.ts';
import * as paths from '../lib/paths.ts';
import type { RouteHandle } from '../lib/route.ts';
import { useLeaveForSignIn } from '../lib/session.ts';
import { useIsHere } from '../lib/use-is-here.ts';

export const handle: RouteHandle = { access: 'private' };

export function Component() {
  const text = useText('account');
  return (
    <Page title={text('forgotten.title')} text={text('forgotten.text')} narrow>
      <noscript>
        <Alert>{text('account.needsScripts')}</Alert>
      </noscript>
      <ForgottenPasswordForm />
    </Page>
  );
}

/** Sets a new password with a code by mail. It does not reveal whether the address has an account. */
function ForgottenPasswordForm() {
  const text = useText('account');
  const issueTexts = useIssueTexts();
  const notices = useNotices();
  const leave = useLeaveForSignIn();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const form = usePasswordReset();
  const { submit, issues, sendCode } = form;
  const [email, setEmail] = useState('');
  return (
    <WriteForm
      method="post"
      write={submit}
      otherErrors={[sendCode.error]}
      issues={issues}
      validate={(values) => fieldTexts(registrationIssues({ email, ...passwordValues(values) }), issueTexts)}
      onSend={async (values) => {
        await submit.run({ email, ...passwordValues(values) });
        notices.confirm(text('forgotten.done'));
        // The sign-in page shows why it failed and offers to try again.
        if (isHere()) leave('/').catch(() => navigate(paths.signIn));
      }}
    >
      <TextField
        required
        label={text('profile.email')}
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onValueChange={setEmail}
      />
      <SentCodeField code={form} target={[email]} sentText={text('forgotten.sent', { email })} />
      <PasswordField
        required
        label={text('profile.newPassword')}
        hint={issueTexts.pwdLength}
        name="password"
        autoComplete="new-password"
        showStrength
      />
      <PasswordField
        required
        label={text('profile.repeatPassword')}
        name="confirmPassword"
        autoComplete="new-password"
      />
      <Button type="submit" pending={submit.isPending}>
        {text('forgotten.submit')}
      </Button>
    </WriteForm>
  );
}
