import { useRegistration } from '@promenade/storefront-hooks';
import { fieldTexts, registrationIssues } from '@promenade/storefront-hooks/domain';
import { Button, PasswordField, TextField, TextLink } from '@promenade/storefront-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIssueTexts, useText } from '../i18n/texts.tsx';
import { signInPath } from '../lib/account-links.ts';
import { passwordValues } from '../lib/forms.ts';
import { useNotices } from '../lib/notices.ts';
import * as paths from '../lib/paths.ts';
import { useNavigation } from '../lib/route.ts';
import { useLeaveForSignIn } from '../lib/session.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { useIsHere } from '../lib/use-is-here.ts';
import { SentCodeField } from './SentCodeField.tsx';
import { WriteForm } from './WriteForm.tsx';

/** Creates an account with a code sent by mail, then starts the sign-in. */
export function RegistrationForm() {
  const text = useText('account');
  const issueTexts = useIssueTexts();
  const notices = useNotices();
  const { pathname, search } = useNavigation().page.url;
  const returnPath = pathname === paths.register ? '/' : pathname + search;
  const leave = useLeaveForSignIn();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const isHydrated = useHydrated();
  const form = useRegistration();
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
        notices.confirm(text('register.done'));
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
      <SentCodeField code={form} target={[email]} sentText={text('register.sent', { email })} />
      <PasswordField
        required
        label={text('register.password')}
        hint={text('register.passwordHint')}
        name="password"
        autoComplete="new-password"
        showStrength
      />
      <PasswordField required label={text('register.confirm')} name="confirmPassword" autoComplete="new-password" />
      <Button type="submit" size="large" wide pending={submit.isPending} disabled={!isHydrated}>
        {text('register.submit')}
      </Button>
      <p>
        <span>{text('register.haveAccount')}</span>{' '}
        <TextLink href={signInPath(returnPath)} variant="ink">
          {text('account.signIn')}
        </TextLink>
      </p>
    </WriteForm>
  );
}
