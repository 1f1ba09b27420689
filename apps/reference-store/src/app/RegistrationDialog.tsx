import { RegistrationDialog } from '@promenade/storefront-ui/overlays';
import { useRegistrationForm } from '../lib/use-registration-form.ts';

export function ShopRegistrationDialog({ onClose }: { onClose(): void }) {
  return <RegistrationDialog {...useRegistrationForm()} open onOpenChange={(isOpen) => isOpen || onClose()} />;
}
