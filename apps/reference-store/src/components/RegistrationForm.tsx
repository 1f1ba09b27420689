import { errorTextIn, useRegistration } from '@promenade/storefront-hooks';
import { fieldTexts, registrationIssues } from '@promenade/storefront-hooks/domain';
import { Button, CodeField, Form, PasswordField, TextField, TextLink } from '@promenade/storefront-ui';
import { type SubmitEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIssueTexts, useText } from '../i18n/texts.tsx';
import { signInPath } from '../lib/account-links.ts';
import { useEnvironment } from '../lib/environment.ts';
import { fieldsOf, refusalOf, useCodeButton, valuesOf } from '../lib/forms.ts';
import { useNotices } from '../lib/notices.ts';
import * as paths from '../lib/paths.ts';
import { useNavigation } from '../lib/route.ts';
import { useLeaveForSignIn } from '../lib/session.ts';
import { useIsHere } from '../lib/use-is-here.ts';

/** Creates an account with a code by mail. Once the account exists, signing in starts by itself. */
export function RegistrationForm() {
  const text = useText('account');
  const issueTexts = useIssueTexts();
  const { locale } = useEnvironment();
  const { pathname, search } = useNavigation().page.url;
  const returnPath = pathname === paths.register ? '/' : pathname + search;
  const leave = useLeaveForSignIn();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const notices = useNotices();
  const form = useRegistration();
  const { issues, sendCode, submit } = form;
  const [email, setEmail] = useState('');
  const { button, send } = useCodeButton(form, text('register.sent', { email }));
  const refused = refusalOf(submit.error, sendCode.error);
  const errors = useMemo(
    () => ({ ...(refused?.fieldErrors && fieldsOf(refused.fieldErrors)), ...fieldTexts(issues, issueTexts) }),
    [refused, issues, issueTexts],
  );

  const register = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit.run({ email, ...valuesOf(new FormData(event.currentTarget)) }).then(
      () => {
        notices.confirm(text('register.done'));
        // The page of the sign-in explains why it cannot begin, and tries again.
        if (isHere()) leave(returnPath).catch(() => navigate(signInPath(returnPath)));
      },
      () => undefined,
    );
  };
  return (
    <Form
      method="post"
      onSubmit={register}
      validate={(data) => fieldTexts(registrationIssues({ email, ...valuesOf(data) }), issueTexts)}
      errors={errors}
      formError={refused && !refused.fieldErrors ? errorTextIn(refused, locale) : undefined}
      pending={submit.isPending}
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
      <CodeField required name="captcha" hint={text('register.codeHint')} {...button} onSend={() => send(email)} />
      <PasswordField
        required
        label={text('register.password')}
        hint={text('register.passwordHint')}
        name="password"
        autoComplete="new-password"
        showStrength
      />
      <PasswordField required label={text('register.confirm')} name="confirmPassword" autoComplete="new-password" />
      <Button type="submit" size="large" wide pending={submit.isPending}>
        {text('register.submit')}
      </Button>
      <p>
        <span>{text('register.haveAccount')}</span>{' '}
        <TextLink href={signInPath(returnPath)} variant="ink">
          {text('account.signIn')}
        </TextLink>
      </p>
    </Form>
  );
}
