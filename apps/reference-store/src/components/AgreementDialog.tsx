import { Button } from '@promenade/storefront-ui';
import { Dialog } from '@promenade/storefront-ui/overlays';
import { useText } from '../i18n/texts.tsx';
import { AgreementText } from './AgreementText.tsx';

export interface AgreementDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAgree: () => void;
}

/** The agreement over the form; it can be accepted from here. */
export function AgreementDialog({ open, onOpenChange, onAgree }: AgreementDialogProps) {
  const text = useText('application');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('agreement.title')}
      width="wide"
      footer={<Button onClick={onAgree}>{text('agreement.agree')}</Button>}
    >
      <AgreementText />
    </Dialog>
  );
}
