'use client';

import { type ReactNode, useRef } from 'react';
import { useUi } from '../../theme/ui-context.tsx';
import { Alert } from '../alert/Alert.tsx';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';

export interface ConfirmDialogProps extends RootProps<'div', 'title'> {
  /** Whether it is open. */
  open: boolean;
  /** Called with the new state when the user opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The question. */
  title: ReactNode;
  /** Consequences of the action, and whether it can be undone. */
  text: ReactNode;
  /** Text of the confirm button: a verb, not "OK". */
  confirmLabel: string;
  /** Text of the cancel button, if "Cancel" would be ambiguous. @default the word for "Cancel" */
  cancelLabel?: string | undefined;
  /** Called when the shopper confirms. */
  onConfirm?: (() => void) | undefined;
  /** The action is running. @default false */
  pending?: boolean | undefined;
  /** Why the action failed. */
  error?: string | undefined;
}

/** A question before an action that cannot be undone. Not for actions that can: run them at once and offer an undo. */
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
      // Closing the dialog could not stop the running action.
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
