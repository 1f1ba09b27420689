'use client';
import { type InputOf, uploadsImage, userEdit } from '@promenade/storefront-sdk';
import { useStorefront } from '../context/use-storefront.ts';
import { chooseImages, type ImageIssue } from '../domain/image-choice.ts';
import { type FieldIssues, nicknameIssue } from '../domain/validation.ts';
import { type FormIssues, useIssues } from '../writes/use-issues.ts';
import { useWrite, type Write } from '../writes/use-write.ts';

/** What a shopper can change of the account. */
export type UserDraft = InputOf<'user.edit'>['body'];

/** Issues of name and picture, as message ids by field. */
export type UserIssues = FieldIssues<keyof UserDraft, UserIssueCode>;

type UserIssueCode = NonNullable<ReturnType<typeof nicknameIssue>> | ImageIssue;

/** The form that changes name and picture of the account. */
export interface UseUserEdit extends Pick<FormIssues<keyof UserDraft, UserIssueCode>, 'issues' | 'clearIssue'> {
  /** Saves name and picture; rejects with kind `invalid`, and an issue, when the name is empty. */
  readonly save: Write<[draft: UserDraft], void>;
  /**
   * Uploads a picture and returns its address, to be saved as `avatar`. A file that is no JPG or PNG of at most 5 MiB is
   * not sent: then it rejects with kind `invalid`, and an issue.
   */
  readonly uploadAvatar: Write<[file: File], string>;
}

/** Upload target of shoppers' pictures. */
const AVATARS = { model: 'user', pid: 7 };

/** Changes name and picture of the account. */
export function useUserEdit(): UseUserEdit {
  const { client, invalidate } = useStorefront();
  const { issues, clearIssue, validate, validateField } = useIssues<keyof UserDraft, UserIssueCode>('user.edit');
  const save = useWrite(async ({ nickname, avatar }: UserDraft) => {
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
