import { Dialog } from '@promenade/storefront-ui/overlays';
import { RegistrationForm } from '../components/RegistrationForm.tsx';
import { useText } from '../i18n/texts.tsx';

/** The registration over the page. */
export function ShopRegistrationDialog({ onClose }: { onClose(): void }) {
  const text = useText('account');
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={text('register.title')}
      text={text('register.subtitle')}
    >
      <RegistrationForm />
    </Dialog>
  );
}
