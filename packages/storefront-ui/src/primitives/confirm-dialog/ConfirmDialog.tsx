'use client';

import { useRef } from 'react';
import { useUi } from '../../theme/ui-context.tsx';
import { Alert } from '../alert/Alert.tsx';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';

export interface ConfirmDialogProps extends RootProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when it asks to be opened or closed. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The question. */
  title: string;
  /** What happens, and whether it can be undone. */
  text: string;
  /** The verb on the button, not "OK". */
  confirmLabel: string;
  /** The way out, where "Cancel" could be misread. @default the word for "Cancel" */
  cancelLabel?: string | undefined;
  /** Called when the shopper confirms. */
  onConfirm?: (() => void) | undefined;
  /** The action is running. @default false */
  pending?: boolean | undefined;
  /** Why it did not work. */
  error?: string | undefined;
}

/** A question before something that cannot be undone. Not for what can be: that is done at once, with an undo. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  text,
  confirmLabel,
  cancelLabel,
  onConfirm,
  pending,
  error,
  ...rest
}: ConfirmDialogProps) {
  const { strings } = useUi();
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      // What is under way cannot be called back by closing.
      onOpenChange={(next) => pending || onOpenChange?.(next)}
      title={title}
      text={text}
      width="narrow"
      role="alertdialog"
      initialFocus={cancel}
      {...rootProps(rest)}
      footer={
        <>
          <Button ref={cancel} variant="outline" disabled={pending} onClick={() => onOpenChange?.(false)}>
            {cancelLabel ?? strings.primitives.cancel}
          </Button>
          <Button tone="critical" pending={pending ?? false} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {error ? (
        <Alert tone="critical" announce>
          {error}
        </Alert>
      ) : null}
    </Dialog>
  );
}
