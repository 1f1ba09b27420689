'use client';

import { type ClipboardEvent, type DragEvent, type ReactNode, useRef, useState } from 'react';
import { cx } from '../../css/cx.ts';
import { own } from '../../css/own.css.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { listRole } from '../behaviours/list-role.ts';
import { own as ownEvents } from '../behaviours/own-events.ts';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { useReset } from '../behaviours/use-form-event.ts';
import { useMergedRef } from '../behaviours/use-merged-ref.ts';
import * as fieldStyles from '../field/Field.css.ts';
import { FieldNotes } from '../field/FieldNotes.tsx';
import { useFormField } from '../field/form-field.ts';
import { noteIds } from '../field/note-ids.ts';
import { OptionalMark } from '../field/OptionalMark.tsx';
import { LiveRegion } from '../live-region/LiveRegion.tsx';
import { foldersIn, putInto, sortFiles } from './accepted-files.ts';
import { FileRow, stateWords, type UploadFile } from './FileRow.tsx';
import * as styles from './FileUpload.css.ts';

export interface FileUploadProps extends RootProps<'input', 'type' | 'size' | 'value' | 'defaultValue'> {
  /** Label: "Pictures of the damage". */
  label: string;
  /** Help about allowed types, sizes and number of files. */
  hint?: ReactNode;
  /** Error message: a file that was too large, or a missing file. */
  error?: string | undefined;
  /** A file must be selected before the form is submitted. @default false */
  required?: boolean | undefined;
  /** Whether several files can be selected at once. @default true */
  multiple?: boolean | undefined;
  /** No further files can be selected. @default false */
  disabled?: boolean | undefined;
  /** The selected files, in order. The caller stores them. @default none */
  files?: readonly UploadFile[] | undefined;
  /** Called with the files that were selected, dropped or pasted, without those that `accept` and `multiple` exclude. */
  onAdd?: ((files: File[]) => void) | undefined;
  /** Called with the id of a file whose upload should be cancelled. Without it running uploads have no button. */
  onCancel?: ((id: string) => void) | undefined;
  /** Called with the id of a failed file that should be sent again. */
  onRetry?: ((id: string) => void) | undefined;
  /** Called with the id of a file that should be removed. */
  onRemove?: ((id: string) => void) | undefined;
}

/**
 * Files for a form: selected, dropped or pasted, each with its progress, its error and its buttons. The component sends nothing
 * itself. Class, id, ref, `data-*` and `aria-*` attributes reach the input. Not for showing files: use links.
 */
export function FileUpload(props: FileUploadProps) {
  const {
    label,
    hint,
    error: given,
    required = false,
    multiple = true,
    disabled = false,
    files = [],
    ...others
  } = props;
  const { onAdd, onCancel, onRetry, onRemove, ...rest } = others;
  const words = useUi().strings.account.fileUpload;
  const { id, error, changed } = useFormField({ name: rest.name, id: rest.id, error: given });
  const [isDropping, setDropping] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, rest.ref);
  const [refusal, setRefusal] = useState<string>();
  useReset(input, () => setRefusal(undefined));
  const shownError = error ?? refusal;
  const notes = { control: id, error: shownError, hint };
  /** Takes what the field accepts, and says what it does not. Without `onAdd` the input itself stores the files. */
  const add = (chosen: ArrayLike<File>, folders: ReadonlySet<File>, isInInput: boolean) => {
    const { taken, refused } = sortFiles(Array.from(chosen), folders, { accept: rest.accept, multiple });
    const reason = refused[0]?.reason;
    const names = refused.filter((one) => one.reason === reason).map(({ file }) => file.name);
    setRefusal(reason && words.refused[reason](names.join(', ')));
    if (!onAdd && input.current && (refused.length > 0 || !isInInput)) putInto(input.current, taken);
    if (taken.length === 0) return;
    changed();
    onAdd?.(taken);
  };
  const receive = (data: DataTransfer) => {
    if (!disabled && data.files.length > 0) add(data.files, foldersIn(data), false);
  };
  return (
    <div className={styles.root}>
      <span className={fieldStyles.label} id={`${id}-label`}>
        <span>{label}</span>
        <OptionalMark required={required} />
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the first one is the input. */}
      <div
        className={styles.zone}
        data-dropping={isDropping || undefined}
        data-invalid={shownError ? true : undefined}
        onDragOver={ownEvents((event: DragEvent) => {
          event.preventDefault();
          setDropping(!disabled);
        })}
        onDragLeave={ownEvents(() => setDropping(false))}
        onDrop={ownEvents((event: DragEvent) => {
          event.preventDefault();
          setDropping(false);
          receive(event.dataTransfer);
        })}
        onPaste={ownEvents((event: ClipboardEvent) => receive(event.clipboardData))}
      >
        <span className={styles.choose} data-disabled={disabled || undefined}>
          <span id={`${id}-choose`}>{words.choose}</span>
          <input
            {...rootProps(rest, styles.input)}
            ref={merged}
            id={id}
            type="file"
            multiple={multiple}
            disabled={disabled}
            required={required && files.length === 0}
            aria-labelledby={`${id}-choose ${id}-label`}
            aria-describedby={cx(noteIds(notes), rest['aria-describedby'])}
            aria-invalid={shownError ? true : undefined}
            onChange={(event) => {
              rest.onChange?.(event);
              if (event.target.files?.length) add(event.target.files, new Set(), true);
              // Otherwise the same file could not be selected again after it was removed.
              if (onAdd) event.target.value = '';
            }}
          />
        </span>
        <span aria-hidden="true">{words.drop}</span>
      </div>
      <FieldNotes {...notes} />
      {files.length > 0 ? (
        <ul {...listRole} className={styles.files}>
          {files.map((file) => (
            <FileRow key={file.id} file={file} {...{ onCancel, onRetry, onRemove }} />
          ))}
        </ul>
      ) : null}
      <LiveRegion>
        {refusal ? <span className={own}>{refusal}</span> : null}
        {files.map((file) => (
          <span key={file.id} className={own}>
            {stateWords(file, words)}
          </span>
        ))}
      </LiveRegion>
    </div>
  );
}
