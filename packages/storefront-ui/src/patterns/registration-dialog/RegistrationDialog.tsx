'use client';

import { Dialog } from '../../primitives/dialog/index.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { RegistrationForm, type RegistrationFormProps } from '../registration-form/index.ts';

export interface RegistrationDialogProps extends RegistrationFormProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The registration over the page. */
export function RegistrationDialog({ open, onOpenChange, ...form }: RegistrationDialogProps) {
  const words = useUi().strings.patterns.registration;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.title} description={words.subtitle}>
      <RegistrationForm {...form} />
    </Dialog>
  );
}
