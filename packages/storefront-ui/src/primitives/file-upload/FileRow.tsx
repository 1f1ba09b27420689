'use client';

import type { UiStrings } from '../../messages/types.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { ArrowUpIcon, CloseIcon, PictureIcon, TrashIcon } from '../icons/icons.tsx';
import * as styles from './FileUpload.css.ts';

/** A selected file. */
export interface UploadFile {
  /** Unique among the files. */
  id: string;
  /** Name of the file. */
  name: string;
  /** Its size as formatted text: "1.2 MB". */
  size?: string | undefined;
  /** Address of a preview picture. */
  preview?: string | undefined;
  /** State of the upload. A failed file stays in the list until it is retried or removed. */
  state: 'uploading' | 'uploaded' | 'failed';
  /** Progress from 0 to 100. Without it the bar is indeterminate. */
  percent?: number | undefined;
  /** Why it failed and what to do. @default "… could not be uploaded" */
  error?: string | undefined;
}

type Words = UiStrings['account']['fileUpload'];

/** Announcement for screen readers when the state of a file changes. Progress is not announced. */
export function stateWords({ name, state, error }: UploadFile, words: Words): string {
  if (state === 'uploading') return words.uploading(name);
  return state === 'uploaded' ? words.done(name) : (error ?? words.failed(name));
}

const shownPercent = (percent: number | undefined) =>
  percent === undefined || Number.isNaN(percent) ? undefined : Math.round(Math.min(Math.max(percent, 0), 100));

interface FileRowProps {
  file: UploadFile;
  onCancel?: ((id: string) => void) | undefined;
  onRetry?: ((id: string) => void) | undefined;
  onRemove?: ((id: string) => void) | undefined;
}

/** One file with its progress and its buttons. */
export function FileRow({ file, onCancel, onRetry, onRemove }: FileRowProps) {
  const words = useUi().strings.account.fileUpload;
  const { id, name, state } = file;
  const percent = shownPercent(file.percent);
  const isInvalid = state === 'failed' || undefined;
  const end = state === 'uploading' ? onCancel : onRemove;
  return (
    <li className={styles.file} data-state={state} data-invalid={isInvalid}>
      {file.preview ? (
        <img src={file.preview} alt="" width={48} height={48} className={styles.preview} />
      ) : (
        <span className={styles.preview}>
          <PictureIcon />
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.detail} data-invalid={isInvalid}>
          {state === 'failed' ? (file.error ?? words.failed(name)) : file.size}
        </p>
        {state === 'uploading' ? (
          <progress
            className={styles.bar}
            aria-label={percent === undefined ? words.uploading(name) : words.uploadingAt(name, percent)}
            max={100}
            {...(percent !== undefined && { value: percent })}
          />
        ) : null}
      </div>
      <span className={styles.actions}>
        {state === 'failed' && onRetry ? (
          <IconButton size="small" label={words.retry(name)} onClick={() => onRetry(id)}>
            <ArrowUpIcon />
          </IconButton>
        ) : null}
        {end ? (
          <IconButton
            size="small"
            label={state === 'uploading' ? words.cancel(name) : words.remove(name)}
            onClick={() => end(id)}
          >
            {state === 'uploading' ? <CloseIcon /> : <TrashIcon />}
          </IconButton>
        ) : null}
      </span>
    </li>
  );
}
