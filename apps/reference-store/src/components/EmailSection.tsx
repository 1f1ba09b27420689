import { errorTextIn, useEmailChange, useEmailVerification } from '@promenade/storefront-hooks';
import { fieldTexts } from '@promenade/storefront-hooks/domain';
import type { User } from '@promenade/storefront-sdk';
import { Badge, Button, CodeField, Disclosure, Form, PasswordField, TextField } from '@promenade/storefront-ui';
import { type SubmitEvent, useState } from 'react';
import { useIssueTexts, useText } from '../i18n/texts.tsx';
import { useEnvironment } from '../lib/environment.ts';
import { focusPageTitle } from '../lib/focus-page-title.ts';
import { refusalOf, useCodeButton } from '../lib/forms.ts';
import { useNotices } from '../lib/notices.ts';
import styles from '../styles/profile.module.css';
import { ProfileSection } from './ProfileSection.tsx';

/** The addresses of the account: an e-mail address is confirmed by a code, and changed by one. */
export function EmailSection({ user }: { user: User }) {
  const text = useText('account');
  const isOpen = user.emailProven === false;
  return (
    <ProfileSection title={text('profile.contact')}>
      {user.email ? (
        <p className={styles.facts}>
          <span>{user.email}</span>
          {user.emailProven === undefined ? null : (
            <Badge tone={isOpen ? 'caution' : 'positive'}>
              {text(isOpen ? 'profile.unverified' : 'profile.verified')}
            </Badge>
          )}
        </p>
      ) : null}
      {user.phone ? <p className={styles.facts}>{user.phone}</p> : null}
      {isOpen ? <EmailProofForm email={user.email ?? ''} /> : null}
      {user.emailProven ? (
        <Disclosure title={text('profile.changeEmail')} key={user.email}>
          <EmailChangeForm user={user} />
        </Disclosure>
      ) : null}
    </ProfileSection>
  );
}

function EmailProofForm({ email: ownEmail }: { email: string }) {
  const text = useText('account');
  const issueTexts = useIssueTexts();
  const { locale } = useEnvironment();
  const notices = useNotices();
  const proof = useEmailVerification();
  const [email, setEmail] = useState(ownEmail);
  const [captcha, setCaptcha] = useState('');
  const target = email.trim() === ownEmail ? undefined : email;
  const { button, send } = useCodeButton(proof, text('register.sent', { email }));
  const { submit, issues } = proof;
  const refused = refusalOf(submit.error, proof.sendCode.error);
  const fieldErrors = {
    ...refused?.fieldErrors,
    ...fieldTexts(issues, issueTexts),
  };
  const confirm = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit.run({ captcha, email: target }).then(
      () => notices.confirm(text('profile.emailConfirmed')),
      () => undefined,
    );
  };
  return (
    <>
      <p className={styles.text}>{text('profile.emailText')}</p>
      <Form
        noValidate
        onSubmit={confirm}
        errors={fieldErrors}
        formError={refused && !refused.fieldErrors ? errorTextIn(refused, locale) : undefined}
        pending={submit.isPending}
      >
        <TextField
          required
          label={text('profile.email')}
          name="email"
          type="email"
          autoComplete="email"
          value={email}
          onValueChange={setEmail}
        />
        <CodeField
          required
          name="captcha"
          value={captcha}
          onValueChange={setCaptcha}
          {...button}
          onSend={() => send(target)}
        />
        <Button type="submit" variant="outline" pending={submit.isPending}>
          {text('profile.confirmEmail')}
        </Button>
      </Form>
    </>
  );
}

/** Another address, by a code that is sent there and the password, or a second code where the account may have none. */
function EmailChangeForm({ user }: { user: User }) {
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
