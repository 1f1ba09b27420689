import { RegistrationForm } from '@promenade/storefront-ui';
import { Dialog } from '@promenade/storefront-ui/overlays';
import { useText } from '../i18n/texts.tsx';
import { useRegistrationForm } from '../lib/use-registration-form.ts';

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
      <RegistrationForm {...useRegistrationForm()} />
    </Dialog>
  );
}
