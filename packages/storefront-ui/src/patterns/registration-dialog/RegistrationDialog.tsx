'use client';

import type { Ref } from 'react';
import { rootProps } from '../../primitives/behaviours/root-props.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { RegistrationForm, type RegistrationFormProps } from '../registration-form/index.ts';

export interface RegistrationDialogProps extends Omit<RegistrationFormProps, 'ref'> {
  /** Gets the panel. */
  ref?: Ref<HTMLElement> | undefined;
  /** Whether it is open. */
  open: boolean;
  /** Called when it asks to be opened or closed. */
  onOpenChange: (open: boolean) => void;
}

/** The registration in a dialog over the page. Not for a page of its own: that is `RegistrationForm`. */
export function RegistrationDialog(props: RegistrationDialogProps) {
  const words = useUi().strings.account.registration;
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={words.title}
      text={words.subtitle}
      {...rootProps(props)}
    >
      <RegistrationForm
        {...(props.defaultEmail !== undefined && { defaultEmail: props.defaultEmail })}
        code={props.code}
        validate={props.validate}
        errors={props.errors}
        formError={props.formError}
        pending={props.pending ?? false}
        onSubmit={props.onSubmit}
        signInHref={props.signInHref}
      />
    </Dialog>
  );
}
