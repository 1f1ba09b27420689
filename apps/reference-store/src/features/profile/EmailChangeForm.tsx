import { errorTextIn, useEmailChange } from '@promenade/storefront-hooks';
import { fieldTexts } from '@promenade/storefront-hooks/domain';
import type { User } from '@promenade/storefront-sdk';
import { Button, CodeField, Form, PasswordField, TextField } from '@promenade/storefront-ui';
import { type SubmitEvent, useState } from 'react';
import { useIssueTexts } from '../../i18n/use-issue-texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import { refusalOf } from '../account/refusal-of.ts';
import { useNotices } from '../notices/use-notices.ts';
import { focusPageTitle } from '../overlays/focus-page-title.ts';
import styles from './profile.module.css';
import { useCodeButton } from './use-code-button.ts';

/** Another address, by a code that is sent there and the password, or a second code where the account may have none. */
export function EmailChangeForm({ user }: { user: User }) {
  const text = useText('account');
  const issueTexts = useIssueTexts();
  const { locale } = useEnvironment();
  const notices = useNotices();
  const change = useEmailChange();
  const [email, setEmail] = useState('');
  const [captcha, setCaptcha] = useState('');
  const [currentCaptcha, setCurrentCaptcha] = useState('');
  const hasPassword = user.userType === 'email';
  const ownEmail = user.email ?? '';
  const next = useCodeButton(change, text('register.sent', { email }));
  const current = useCodeButton(change.current, text('register.sent', { email: ownEmail }));
  const { submit, issues } = change;
  const refused = refusalOf(submit.error, change.sendCode.error, change.current.sendCode.error);
  const fieldErrors = {
    ...refused?.fieldErrors,
    ...fieldTexts(issues, issueTexts),
  };
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = `${new FormData(event.currentTarget).get('password') ?? ''}`;
    submit.run({ email, captcha, ...(hasPassword ? { password } : { currentCaptcha }) }).then(
      () => {
        notices.confirm(text('profile.emailChanged'));
        focusPageTitle();
      },
      () => undefined,
    );
  };
  return (
    <div className={styles.section}>
      <p className={styles.text}>{text('profile.changeEmailText')}</p>
      <Form
        noValidate
        onSubmit={save}
        errors={fieldErrors}
        formError={refused && !refused.fieldErrors ? errorTextIn(refused, locale) : undefined}
        pending={submit.isPending}
      >
        <TextField
          required
          label={text('profile.newEmail')}
          name="email"
          type="email"
          autoComplete="email"
          value={email}
          onValueChange={setEmail}
        />
        <CodeField
          required
          label={text('profile.newEmailCode')}
          name="captcha"
          value={captcha}
          onValueChange={setCaptcha}
          {...next.button}
          onSend={() => next.send(email)}
        />
        {hasPassword ? (
          <>
            <input type="text" name="username" autoComplete="username" value={ownEmail} readOnly hidden />
            <PasswordField required label={text('profile.currentPassword')} name="password" />
          </>
        ) : (
          <CodeField
            required
            label={text('profile.currentEmailCode', { email: ownEmail })}
            name="currentCaptcha"
            value={currentCaptcha}
            onValueChange={setCurrentCaptcha}
            {...current.button}
            onSend={() => current.send()}
          />
        )}
        <Button type="submit" variant="outline" pending={submit.isPending}>
          {text('profile.changeEmail')}
        </Button>
      </Form>
    </div>
  );
}
