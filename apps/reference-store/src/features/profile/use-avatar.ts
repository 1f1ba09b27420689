import { errorTextIn, type UseUserEdit, useUserEdit } from '@promenade/storefront-hooks';
import { issueText } from '@promenade/storefront-hooks/domain';
import { isStorefrontError } from '@promenade/storefront-sdk';
import type { FileUploadProps } from '@promenade/storefront-ui';
import { useState } from 'react';
import { useIssueTexts } from '../../i18n/use-issue-texts.ts';
import { useEnvironment } from '../../page/environment.ts';

type Chosen = NonNullable<FileUploadProps['files']>[number] & { file: File };

export interface AvatarChoice {
  edit: UseUserEdit;
  /** Address of the uploaded picture; undefined where none was chosen. */
  uploaded: string | undefined;
  /** The chosen picture as a data address, at once. */
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

/** A picture for the account: shown at once, checked, uploaded; the form saves its address. */
export function useAvatar(): AvatarChoice {
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
      // A file of the wrong kind is no file of the form; its issue says so.
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
