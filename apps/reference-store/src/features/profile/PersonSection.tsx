import { errorTextIn, useStorefront } from '@promenade/storefront-hooks';
import { issueText } from '@promenade/storefront-hooks/domain';
import type { User } from '@promenade/storefront-sdk';
import { Avatar, Button, FileUpload, Form, TextField } from '@promenade/storefront-ui';
import type { SubmitEvent } from 'react';
import { useIssueTexts } from '../../i18n/use-issue-texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import { refusalOf } from '../account/refusal-of.ts';
import { useDraft } from '../checkout/use-draft.ts';
import { useNotices } from '../notices/use-notices.ts';
import { ProfileSection } from './ProfileSection.tsx';
import styles from './profile.module.css';
import { useAvatar } from './use-avatar.ts';

/** Name and picture. What is typed survives a reload. */
export function PersonSection({ user }: { user: User }) {
  const text = useText('account');
  const issueTexts = useIssueTexts();
  const { locale } = useEnvironment();
  const { picture } = useStorefront();
  const notices = useNotices();
  const avatar = useAvatar();
  const { save, issues } = avatar.edit;
  const draft = useDraft<{ nickname?: string }>(`pm-draft-profile-${user.uid}`, {});
  const nickname = draft.draft.nickname ?? user.nickname;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    try {
      await save.run({ nickname, avatar: avatar.uploaded ?? user.avatar });
      draft.clear();
      avatar.clear();
      notices.confirm(text('profile.saved'));
    } catch {
      // The form says why, and keeps what was typed.
    }
  };
  const stored = picture(avatar.uploaded ?? user.avatar, 'avatar');
  const shown = avatar.preview ? { src: avatar.preview, alt: '', width: 72, height: 72 } : stored;
  const refused = refusalOf(save.error);
  return (
    <ProfileSection title={text('profile.person')}>
      <Form
        onSubmit={(event) => void submit(event)}
        validate={() => (nickname.trim() ? {} : { nickname: issueTexts.usernameEmpty })}
        errors={issues.nickname ? { nickname: issueText(issues.nickname, issueTexts) } : refused?.fieldErrors}
        formError={refused && !refused.fieldErrors ? errorTextIn(refused, locale) : undefined}
        pending={save.isPending}
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
      </Form>
    </ProfileSection>
  );
}
