import {
  errorTextIn,
  type UseUserEdit,
  usePasswordChange,
  useStorefront,
  useUser,
  useUserEdit,
} from '@promenade/storefront-hooks';
import { fieldTexts, issueText, passwordIssues } from '@promenade/storefront-hooks/domain';
import { isStorefrontError, type User } from '@promenade/storefront-sdk';
import {
  Avatar,
  Button,
  FileUpload,
  type FileUploadProps,
  PageHeader,
  PasswordField,
  Skeleton,
  TextField,
} from '@promenade/storefront-ui';
import { useState } from 'react';
import { AccountDataSection } from '../components/AccountDataSection.tsx';
import { AccountShell } from '../components/AccountPage.tsx';
import { EmailSection } from '../components/EmailSection.tsx';
import { ProfileSection } from '../components/ProfileSection.tsx';
import { ReadError } from '../components/ReadError.tsx';
import { SentCodeField } from '../components/SentCodeField.tsx';
import { WriteForm } from '../components/WriteForm.tsx';
import { useIssueTexts, useText } from '../i18n/texts.tsx';
import { useEnvironment } from '../lib/environment.ts';
import { focusPageTitle } from '../lib/focus-page-title.ts';
import { passwordValues, useDraft } from '../lib/forms.ts';
import { useNotices } from '../lib/notices.ts';
import type { RouteHandle } from '../lib/route.ts';
import styles from '../styles/profile.module.css';

export const handle: RouteHandle = { access: 'private' };

export function Component() {
  return (
    <AccountShell title={useText('account')('account.profile')}>
      <ProfilePage />
    </AccountShell>
  );
}

/** The shopper's profile and sign-in methods. */
function ProfilePage() {
  const text = useText('account');
  const read = useUser();
  const { data: user } = read;
  return (
    <>
      <PageHeader title={text('account.profile')} />
      <div className={styles.sections}>
        {read.isLoading ? <Skeleton shape="block" /> : null}
        {read.error && !user ? <ReadError title={text('profile.failed')} of={read} /> : null}
        {user ? (
          <>
            <PersonSection user={user} />
            <EmailSection user={user} />
            <PasswordSection user={user} />
            <SecuritySection />
            <AccountDataSection user={user} />
          </>
        ) : null}
      </div>
    </>
  );
}

/** Name and picture. Typed text survives a reload. */
function PersonSection({ user }: { user: User }) {
  const text = useText('account');
  const issueTexts = useIssueTexts();
  const { picture } = useStorefront();
  const notices = useNotices();
  const avatar = useAvatar();
  const { save, issues } = avatar.edit;
  const draft = useDraft<{ nickname?: string }>(`pm-draft-profile-${user.uid}`, {});
  const nickname = draft.draft.nickname ?? user.nickname;
  const stored = picture(avatar.uploaded ?? user.avatar, 'avatar');
  const shown = avatar.preview ? { src: avatar.preview, alt: '', width: 72, height: 72 } : stored;
  return (
    <ProfileSection title={text('profile.person')}>
      <WriteForm
        write={save}
        issues={issues.nickname && issues}
        validate={() => (nickname.trim() ? {} : { nickname: issueTexts.usernameEmpty })}
        onSend={async () => {
          await save.run({ nickname, avatar: avatar.uploaded ?? user.avatar });
          draft.clear();
          avatar.clear();
          notices.confirm(text('profile.saved'));
        }}
      >
        <div className={styles.person}>
          <Avatar name={nickname || user.email || ''} picture={shown} size="large" />
          <FileUpload
            label={text('profile.picture')}
            hint={text('profile.pictureHint')}
            accept="image/jpeg,image/png"
            multiple={false}
            {...avatar.field}
          />
        </div>
        <TextField
          required
          label={text('profile.nickname')}
          name="nickname"
          autoComplete="nickname"
          value={nickname}
          onValueChange={(value) => draft.change({ nickname: value })}
        />
        <Button type="submit" pending={save.isPending} disabled={avatar.edit.uploadAvatar.isPending}>
          {text('profile.save')}
        </Button>
      </WriteForm>
    </ProfileSection>
  );
}

type Chosen = NonNullable<FileUploadProps['files']>[number] & { file: File };

interface AvatarChoice {
  edit: UseUserEdit;
  /** Address of the uploaded picture; undefined if none was chosen. */
  uploaded: string | undefined;
  /** Preview of the chosen picture as a data URL, available before the upload has finished. */
  preview: string | undefined;
  field: Pick<FileUploadProps, 'files' | 'error' | 'onAdd' | 'onRetry' | 'onRemove'>;
  clear(): void;
}

const readPreview = (file: File) =>
  new Promise<string | undefined>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : undefined);
    reader.onerror = () => resolve(undefined);
    reader.readAsDataURL(file);
  });

/** The account's picture: previewed, validated and uploaded at once; the form then saves its address. */
function useAvatar(): AvatarChoice {
  const issueTexts = useIssueTexts();
  const { locale } = useEnvironment();
  const edit = useUserEdit();
  const [chosen, setChosen] = useState<Chosen>();
  const [uploaded, setUploaded] = useState<string>();
  const clear = () => {
    setChosen(undefined);
    setUploaded(undefined);
    edit.clearIssue('avatar');
  };
  const send = async (file: File) => {
    const id = `${file.name}-${file.lastModified}`;
    setUploaded(undefined);
    const preview = await readPreview(file);
    const show = (state: Chosen['state'], error?: string) =>
      setChosen({ id, name: file.name, file, preview, state, ...(error && { error }) });
    show('uploading');
    try {
      setUploaded(await edit.uploadAvatar.run(file));
      show('uploaded');
    } catch (cause) {
      // The form rejects a file of the wrong type with a validation error, so its preview is removed.
      if (isStorefrontError(cause, 'invalid') && cause.status === 0) setChosen(undefined);
      else show('failed', isStorefrontError(cause) ? errorTextIn(cause, locale) : undefined);
    }
  };
  return {
    edit,
    uploaded,
    preview: chosen?.preview,
    clear,
    field: {
      files: chosen ? [chosen] : [],
      error: issueText(edit.issues.avatar, issueTexts),
      onAdd: ([file]) => file && void send(file),
      onRetry: () => chosen && void send(chosen.file),
      onRemove: clear,
    },
  };
}

/** Sets a new password with a code. This signs the account out everywhere else. */
function PasswordSection({ user }: { user: User }) {
  const text = useText('account');
  const issueTexts = useIssueTexts();
  const notices = useNotices();
  const change = usePasswordChange(user.email ? 'email' : 'phone');
  const { submit, sendCode, issues } = change;
  const [round, setRound] = useState(0);
  const mailedTo = user.email ?? user.phone ?? '';
  return (
    <ProfileSection title={text('profile.password')} text={text('profile.passwordText')}>
      <WriteForm
        key={round}
        write={submit}
        otherErrors={[sendCode.error]}
        issues={issues}
        validate={(values) => fieldTexts(passwordIssues(passwordValues(values)), issueTexts)}
        onSend={async (values) => {
          await submit.run(passwordValues(values));
          notices.confirm(text('profile.passwordChanged'));
          setRound(round + 1);
          focusPageTitle();
        }}
      >
        <input type="text" name="username" autoComplete="username" value={mailedTo} readOnly hidden />
        <SentCodeField code={change} target={[]} sentText={() => text('register.sent', { email: mailedTo })} />
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
      </WriteForm>
    </ProfileSection>
  );
}

/** The identity provider's page where customers manage passkeys and sign out everywhere. */
const SECURITY_PATH = '/oidc/security';

/** Links to passkeys and devices at the identity provider. */
function SecuritySection() {
  const text = useText('account');
  const { locale } = useEnvironment();
  return (
    <ProfileSection title={text('profile.security')} text={text('profile.securityText')}>
      <div>
        <Button variant="outline" href={`${SECURITY_PATH}?ui_locales=${locale}`}>
          {text('profile.securityLink')}
        </Button>
      </div>
    </ProfileSection>
  );
}
