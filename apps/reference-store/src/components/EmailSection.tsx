import { useEmailChange, useEmailVerification } from '@promenade/storefront-hooks';
import type { User } from '@promenade/storefront-sdk';
import { Badge, Button, Disclosure, PasswordField, TextField } from '@promenade/storefront-ui';
import { useState } from 'react';
import { useText } from '../i18n/texts.tsx';
import { focusPageTitle } from '../lib/focus-page-title.ts';
import { textIn } from '../lib/forms.ts';
import { useNotices } from '../lib/notices.ts';
import styles from '../styles/profile.module.css';
import { ProfileSection } from './ProfileSection.tsx';
import { SentCodeField } from './SentCodeField.tsx';
import { WriteForm } from './WriteForm.tsx';

/** The contacts of the account: an e-mail address is confirmed and changed with a code. */
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
  const notices = useNotices();
  const proof = useEmailVerification();
  const { submit, sendCode, issues } = proof;
  const [email, setEmail] = useState(ownEmail);
  const target = email.trim() === ownEmail ? undefined : email;
  return (
    <>
      <p className={styles.text}>{text('profile.emailText')}</p>
      <WriteForm
        noValidate
        write={submit}
        otherErrors={[sendCode.error]}
        issues={issues}
        onSend={async (values) => {
          await submit.run({ captcha: textIn(values, 'captcha'), email: target });
          notices.confirm(text('profile.emailConfirmed'));
        }}
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
        <SentCodeField
          code={proof}
          target={[target]}
          sentText={(to) => text('register.sent', { email: to || ownEmail })}
        />
        <Button type="submit" variant="outline" pending={submit.isPending}>
          {text('profile.confirmEmail')}
        </Button>
      </WriteForm>
    </>
  );
}

/** Changes the e-mail address. It takes a code sent to the new address and the password, or a second code for accounts without a password. */
function EmailChangeForm({ user }: { user: User }) {
  const text = useText('account');
  const notices = useNotices();
  const change = useEmailChange();
  const { submit, sendCode, current, issues } = change;
  const [email, setEmail] = useState('');
  const ownEmail = user.email ?? '';
  const proof = user.userType === 'email' ? 'password' : 'currentCaptcha';
  return (
    <div className={styles.section}>
      <p className={styles.text}>{text('profile.changeEmailText')}</p>
      <WriteForm
        noValidate
        write={submit}
        otherErrors={[sendCode.error, current.sendCode.error]}
        issues={issues}
        onSend={async (values) => {
          await submit.run({ email, captcha: textIn(values, 'captcha'), [proof]: textIn(values, proof) });
          notices.confirm(text('profile.emailChanged'));
          focusPageTitle();
        }}
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
        <SentCodeField
          label={text('profile.newEmailCode')}
          code={change}
          target={[email]}
          sentText={(to) => text('register.sent', { email: to })}
        />
        {proof === 'password' ? (
          <>
            <input type="text" name="username" autoComplete="username" value={ownEmail} readOnly hidden />
            <PasswordField required label={text('profile.currentPassword')} name="password" />
          </>
        ) : (
          <SentCodeField
            label={text('profile.currentEmailCode', { email: ownEmail })}
            name="currentCaptcha"
            code={current}
            target={[]}
            sentText={() => text('register.sent', { email: ownEmail })}
          />
        )}
        <Button type="submit" variant="outline" pending={submit.isPending}>
          {text('profile.changeEmail')}
        </Button>
      </WriteForm>
    </div>
  );
}
