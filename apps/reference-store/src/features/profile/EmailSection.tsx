import { errorTextIn, useEmailVerification } from '@promenade/storefront-hooks';
import { fieldTexts } from '@promenade/storefront-hooks/domain';
import type { User } from '@promenade/storefront-sdk';
import { Badge, Button, CodeField, Disclosure, Form, TextField } from '@promenade/storefront-ui';
import { type SubmitEvent, useState } from 'react';
import { useIssueTexts } from '../../i18n/use-issue-texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import { refusalOf } from '../account/refusal-of.ts';
import { useNotices } from '../notices/use-notices.ts';
import { EmailChangeForm } from './EmailChangeForm.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import styles from './profile.module.css';
import { useCodeButton } from './use-code-button.ts';

/** The addresses of the account: an e-mail address is confirmed by a code, and changed by one. */
export function EmailSection({ user }: { user: User }) {
  const text = useText('account');
  const isOpen = user.emailProven === false;
  return (
    <ProfileSection title={text('profile.contact')}>
      {user.email ? (
        <p className={styles.facts}>
          {user.email}
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
