import type { useRegistration } from '@promenade/storefront-hooks';
import { fieldTexts, registrationIssues } from '@promenade/storefront-hooks/domain';
import { Button, PasswordField, TextField, useHydrated } from '@promenade/storefront-ui';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIssueTexts, useText } from '../i18n/texts.tsx';
import { signInPath } from '../lib/account-links.ts';
import { passwordValues } from '../lib/forms.ts';
import { useNotices } from '../lib/notices.ts';
import { useLeaveForSignIn } from '../lib/session.ts';
import { useIsHere } from '../lib/use-is-here.ts';
import { SentCodeField } from './SentCodeField.tsx';
import { WriteForm } from './WriteForm.tsx';

interface EmailCodeFormProps {
  form: Pick<ReturnType<typeof useRegistration>, 'submit' | 'issues' | 'sendCode' | 'secondsLeft' | 'sentTo'>;
  /** Said below the code once it was mailed. */
  sentText(email: string): string;
  password: { label: string; hint: string; repeatLabel: string };
  /** Said once the password is set. */
  doneText: string;
  /** Path of the page after the sign-in. */
  returnPath: string;
  submitText: string;
  /** Text below the button. */
  children?: ReactNode;
}

/** Sets a password with a code by mail; then signing in starts by itself. */
export function EmailCodeForm({
  form,
  sentText,
  password,
  doneText,
  returnPath,
  submitText,
  children,
}: EmailCodeFormProps) {
  const text = useText('account');
  const issueTexts = useIssueTexts();
  const notices = useNotices();
  const leave = useLeaveForSignIn();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const isHydrated = useHydrated();
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
        notices.confirm(doneText);
        // The sign-in page shows why it failed and offers to try again.
        if (isHere()) leave(returnPath).catch(() => navigate(signInPath(returnPath)));
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
      <SentCodeField code={form} target={[email]} sentText={sentText} />
      <PasswordField
        required
        label={password.label}
        hint={password.hint}
        name="password"
        autoComplete="new-password"
        showStrength
      />
      <PasswordField required label={password.repeatLabel} name="confirmPassword" autoComplete="new-password" />
      <Button type="submit" size="large" wide pending={submit.isPending} disabled={!isHydrated}>
        {submitText}
      </Button>
      {children}
    </WriteForm>
  );
}
