import { errorTextIn, usePasswordChange } from '@promenade/storefront-hooks';
import { fieldTexts, issueText, passwordIssues } from '@promenade/storefront-hooks/domain';
import type { User } from '@promenade/storefront-sdk';
import { Button, CodeField, Form, PasswordField } from '@promenade/storefront-ui';
import { type SubmitEvent, useState } from 'react';
import { useIssueTexts } from '../../i18n/use-issue-texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import { fieldsOf, valuesOf } from '../account/new-password.ts';
import { refusalOf } from '../account/refusal-of.ts';
import { useNotices } from '../notices/use-notices.ts';
import { focusPageTitle } from '../overlays/focus-page-title.ts';
import { ProfileSection } from './ProfileSection.tsx';
import { useCodeButton } from './use-code-button.ts';

/** A new password by code. It ends every other sign-in of the account. */
export function PasswordSection({ user }: { user: User }) {
  const text = useText('account');
  const issueTexts = useIssueTexts();
  const { locale } = useEnvironment();
  const notices = useNotices();
  const change = usePasswordChange(user.email ? 'email' : 'phone');
  const [captcha, setCaptcha] = useState('');
  const [round, setRound] = useState(0);
  const { button, send } = useCodeButton(change, text('register.sent', { email: user.email ?? user.phone ?? '' }));
  const { submit, issues } = change;
  const refused = refusalOf(submit.error, change.sendCode.error);
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit.run(valuesOf(new FormData(event.currentTarget))).then(
      () => {
        notices.confirm(text('profile.passwordChanged'));
        setCaptcha('');
        setRound(round + 1);
        focusPageTitle();
      },
      () => undefined,
    );
  };
  const validate = (data: FormData) => fieldTexts(passwordIssues(valuesOf(data)), issueTexts);
  const wrongCode = issues.captcha && { captcha: issueText(issues.captcha, issueTexts) };
  return (
    <ProfileSection title={text('profile.password')} text={text('profile.passwordText')}>
      <Form
        key={round}
        onSubmit={save}
        validate={validate}
        errors={wrongCode ?? (refused?.fieldErrors && fieldsOf(refused.fieldErrors))}
        formError={refused && !refused.fieldErrors ? errorTextIn(refused, locale) : undefined}
        pending={submit.isPending}
      >
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={user.email ?? user.phone ?? ''}
          readOnly
          hidden
        />
        <CodeField
          required
          name="captcha"
          value={captcha}
          onValueChange={setCaptcha}
          {...button}
          onSend={() => send()}
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
        <Button type="submit" variant="outline" pending={submit.isPending}>
          {text('profile.changePassword')}
        </Button>
      </Form>
    </ProfileSection>
  );
}
