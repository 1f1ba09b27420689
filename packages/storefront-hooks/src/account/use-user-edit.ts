'use client';
import { type InputOf, uploadsImage, userEdit } from '@promenade/storefront-sdk';
import { useStorefront } from '../context/use-storefront.ts';
import { chooseImages, type ImageIssue } from '../domain/image-choice.ts';
import { type NicknameIssue, nicknameIssue } from '../domain/validation.ts';
import { type FormIssues, useIssues } from '../writes/use-issues.ts';
import { useFormWrite, useWrite, type Write } from '../writes/use-write.ts';

/** The fields of the account that a shopper can change. */
export type UserDraft = InputOf<'user.edit'>['body'];

type UserIssueCode = NicknameIssue | ImageIssue;

/** The form that changes the account's name and avatar. */
export interface UseUserEdit extends Pick<FormIssues<keyof UserDraft, UserIssueCode>, 'issues' | 'clearIssue'> {
  /** Saves the name and the avatar; rejects with kind `invalid`, and an issue, when the name is empty. */
  readonly save: Write<[draft: UserDraft], void>;
  /**
   * Uploads an image and returns its address, to be saved as `avatar`. A file that is not a JPG or PNG of at most 5 MiB is
   * not sent: the write rejects with kind `invalid`, and an issue.
   */
  readonly uploadAvatar: Write<[file: File], string>;
}

/** Upload target of shoppers' avatars. */
const AVATARS = { model: 'user', pid: 7 };

/** Changes the account's name and avatar. */
export function useUserEdit(): UseUserEdit {
  const { client, invalidate } = useStorefront();
  const { issues, clearIssue, validate, validateField } = useIssues<keyof UserDraft, UserIssueCode>('user.edit');
  const save = useFormWrite(async ({ nickname, avatar }: UserDraft) => {
    const issue = nicknameIssue(nickname);
    validate(issue ? { nickname: issue } : {});
    await userEdit(client, { nickname: nickname.trim(), avatar });
    await invalidate('user');
  });
  const uploadAvatar = useWrite(async (file: File) => {
    validateField('avatar', chooseImages([file]).issues[0]?.issue);
    return (await uploadsImage(client, { file, ...AVATARS })).url;
  });
  return { save, uploadAvatar, issues, clearIssue };
}
