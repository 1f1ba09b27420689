import { errorTextIn, useAccountData } from '@promenade/storefront-hooks';
import { isStorefrontError, type User } from '@promenade/storefront-sdk';
import { Alert, Button, Disclosure, PasswordField } from '@promenade/storefront-ui';
import { useState } from 'react';
import { useText } from '../i18n/texts.tsx';
import { useEnvironment } from '../lib/environment.ts';
import { textIn } from '../lib/forms.ts';
import { useSignOut } from '../lib/session.ts';
import styles from '../styles/profile.module.css';
import { ProfileSection } from './ProfileSection.tsx';
import { WriteForm } from './WriteForm.tsx';

/** Downloads a text as a file. */
function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Safari reads the file some time after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Lets shoppers download their data and delete their account. */
export function AccountDataSection({ user }: { user: User }) {
  const text = useText('account');
  const { locale } = useEnvironment();
  const { exportData, erase } = useAccountData();
  const download = () =>
    exportData.run().then(
      (json) => save('account-data.json', json),
      () => undefined,
    );
  return (
    <ProfileSection title={text('profile.data')} text={text('profile.dataText')}>
      <div>
        <Button variant="outline" pending={exportData.isPending} onClick={() => void download()}>
          {text('profile.download')}
        </Button>
      </div>
      {exportData.error ? (
        <Alert tone="critical" announce title={text('profile.downloadFailed')}>
          {errorTextIn(exportData.error, locale)}
        </Alert>
      ) : null}
      <Disclosure title={text('profile.erase')}>
        <EraseForm user={user} erase={erase} />
      </Disclosure>
    </ProfileSection>
  );
}

/** Deletes the account, after the password if it has one. */
function EraseForm({ user, erase }: { user: User; erase: ReturnType<typeof useAccountData>['erase'] }) {
  const text = useText('account');
  const { signOut, isPending } = useSignOut();
  const [isAsked, setAsked] = useState(user.userType === 'email');
  return (
    <div className={styles.section}>
      <p className={styles.text}>{text('profile.eraseText')}</p>
      <WriteForm
        noValidate
        write={erase}
        onSend={(values) =>
          erase.run(textIn(values, 'password') || undefined).then(signOut, (error: unknown) => {
            if (isStorefrontError(error, 'invalid') && error.fieldErrors?.password) setAsked(true);
          })
        }
      >
        {isAsked ? (
          <>
            <input type="text" name="username" autoComplete="username" value={user.email ?? ''} readOnly hidden />
            <PasswordField
              required
              label={text('profile.currentPassword')}
              name="password"
              autoComplete="current-password"
            />
          </>
        ) : null}
        <Button type="submit" variant="outline" pending={erase.isPending || isPending}>
          {text('profile.eraseConfirm')}
        </Button>
      </WriteForm>
    </div>
  );
}
