import { errorTextIn, usePasswordReset } from '@promenade/storefront-hooks';
import { fieldTexts, registrationIssues } from '@promenade/storefront-hooks/domain';
import { Alert, Button, CodeField, Form, PasswordField, TextField } from '@promenade/storefront-ui';
import { type SubmitEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Page } from '../components/Page.tsx';
import { useIssueTexts, useText } from '../i18n/texts.tsx';
import { useEnvironment } from '../lib/environment.ts';
import { fieldsOf, refusalOf, useCodeButton, valuesOf } from '../lib/forms.ts';
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

/** Sets a new password with a code by mail. It does not tell whether the address has an account. */
function ForgottenPasswordForm() {
  const text = useText('account');
  const issueTexts = useIssueTexts();
  const { locale } = useEnvironment();
  const notices = useNotices();
  const leave = useLeaveForSignIn();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const form = usePasswordReset();
  const [email, setEmail] = useState('');
  const [captcha, setCaptcha] = useState('');
  const { submit, issues, sendCode } = form;
  const { button, send } = useCodeButton(form, text('forgotten.sent', { email }));
  const refused = refusalOf(submit.error, sendCode.error);
  const errors = useMemo(
    () => ({
      ...(refused?.fieldErrors && fieldsOf(refused.fieldErrors)),
      ...fieldTexts(issues, issueTexts),
    }),
    [refused, issues, issueTexts],
  );
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit.run({ email, ...valuesOf(new FormData(event.currentTarget)) }).then(
      () => {
        notices.confirm(text('forgotten.done'));
        // The page of the sign-in explains why it cannot begin, and tries again.
        if (isHere()) leave('/').catch(() => navigate(paths.signIn));
      },
      () => undefined,
    );
  };
  const validate = (data: FormData) => fieldTexts(registrationIssues({ email, ...valuesOf(data) }), issueTexts);
  return (
    <Form
      method="post"
      onSubmit={save}
      validate={validate}
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
      <CodeField
        required
        name="captcha"
        value={captcha}
        onValueChange={setCaptcha}
        {...button}
        onSend={() => send(email)}
      />
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
    </Form>
  );
}
