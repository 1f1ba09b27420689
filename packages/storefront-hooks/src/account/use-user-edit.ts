'use client';
import { type InputOf, StorefrontError, uploadsImage, userEdit } from '@promenade/storefront-sdk';
import { useCallback, useState } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { chooseImages, type ImageMessage } from '../domain/image-choice.ts';
import { type FieldFaults, nicknameFault } from '../domain/validation.ts';
import { useWrite, type Write } from '../writes/use-write.ts';

/** What a shopper may change of the account. */
export type UserDraft = InputOf<'user.edit'>['body'];

/** What is wrong with name or picture, as message ids. */
export type UserFaults = FieldFaults<keyof UserDraft, NonNullable<ReturnType<typeof nicknameFault>> | ImageMessage>;

/** Changing the account. */
export interface UseUserEdit {
  /** Saves both; rejects with kind `invalid`, and a fault, when the name is empty. */
  readonly save: Write<[draft: UserDraft], void>;
  /**
   * Uploads a picture and answers its address, to be saved as `avatar`. Rejects with kind `invalid`, and a fault, before
   * anything is sent when it is no JPG or PNG of at most 5 MiB.
   */
  readonly uploadAvatar: Write<[file: File], string>;
  /** Message ids by field. */
  readonly faults: UserFaults;
  /** Forgets the fault of a field that is being mended. */
  clearFault(field: keyof UserDraft): void;
}

/** Where backends file pictures of shoppers. */
const AVATARS = { model: 'user', pid: 7 };
const invalid = (endpoint: string) => new StorefrontError({ kind: 'invalid', code: 400, endpoint });

/** Changing name and picture of the account. */
export function useUserEdit(): UseUserEdit {
  const { client, invalidate } = useStorefront();
  const [faults, setFaults] = useState<UserFaults>({});
  const save = useWrite(async ({ nickname, avatar }: UserDraft) => {
    const fault = nicknameFault(nickname);
    setFaults(fault ? { nickname: fault } : {});
    if (fault) throw invalid('user.edit');
    await userEdit(client, { nickname: nickname.trim(), avatar });
    await invalidate('user');
  });
  const uploadAvatar = useWrite(async (file: File) => {
    const [refused] = chooseImages([file]).refused;
    setFaults(({ avatar: _, ...others }) => (refused ? { ...others, avatar: refused.message } : others));
    if (refused) throw invalid('uploads.image');
    return (await uploadsImage(client, file, AVATARS)).url;
  });
  const clearFault = useCallback((field: keyof UserDraft) => setFaults(({ [field]: _, ...others }) => others), []);
  return { save, uploadAvatar, faults, clearFault };
}
