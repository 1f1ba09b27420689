'use client';

import { type DragEvent, type ReactNode, useState } from 'react';
import { cx } from '../../css/cx.ts';
import { own } from '../../css/own.css.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { listRole } from '../behaviours/list-role.ts';
import { own as ownEvents } from '../behaviours/own-events.ts';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import * as fieldStyles from '../field/Field.css.ts';
import { FieldNotes } from '../field/FieldNotes.tsx';
import { useFormField } from '../field/form-field.ts';
import { noteIds } from '../field/note-ids.ts';
import { OptionalMark } from '../field/OptionalMark.tsx';
import { LiveRegion } from '../live-region/LiveRegion.tsx';
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
  /** Called with the selected or dropped files. */
  onAdd?: ((files: File[]) => void) | undefined;
  /** Called with the id of a file whose upload should be cancelled. Without it running uploads have no button. */
  onCancel?: ((id: string) => void) | undefined;
  /** Called with the id of a failed file that should be sent again. */
  onRetry?: ((id: string) => void) | undefined;
  /** Called with the id of a file that should be removed. */
  onRemove?: ((id: string) => void) | undefined;
}

/**
 * Files for a form: selected or dropped, each with its progress, its error and its buttons. The component sends nothing
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
  const notes = { control: id, error, hint };
  const [isDropping, setDropping] = useState(false);
  const add = (chosen: FileList | null) => {
    const list = [...(chosen ?? [])];
    if (list.length === 0) return;
    changed();
    onAdd?.(multiple ? list : list.slice(0, 1));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDropping(false);
    if (!disabled) add(event.dataTransfer.files);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setDropping(!disabled);
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
        data-invalid={error ? true : undefined}
        onDragOver={ownEvents(over)}
        onDragLeave={ownEvents(() => setDropping(false))}
        onDrop={ownEvents(drop)}
      >
        <span className={styles.choose} data-disabled={disabled || undefined}>
          <span id={`${id}-choose`}>{words.choose}</span>
          <input
            {...rootProps(rest, styles.input)}
            id={id}
            type="file"
            multiple={multiple}
            disabled={disabled}
            required={required && files.length === 0}
            aria-labelledby={`${id}-choose ${id}-label`}
            aria-describedby={cx(noteIds(notes), rest['aria-describedby'])}
            aria-invalid={error ? true : undefined}
            onChange={(event) => {
              rest.onChange?.(event);
              add(event.target.files);
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
        {files.map((file) => (
          <span key={file.id} className={own}>
            {stateWords(file, words)}
          </span>
        ))}
      </LiveRegion>
    </div>
  );
}
