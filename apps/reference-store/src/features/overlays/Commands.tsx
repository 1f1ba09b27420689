import { useSession } from '@promenade/storefront-hooks';
import { CommandPalette } from '@promenade/storefront-ui/overlays';
import type { OverlayProps } from './overlay-props.ts';
import { useActionCommands } from './use-action-commands.ts';
import { useOrderCommands } from './use-order-commands.ts';
import { usePageCommands } from './use-page-commands.ts';

/** Pages, orders and actions behind one field. */
export function Commands(props: OverlayProps) {
  const isCustomer = useSession().state === 'authenticated';
  return isCustomer ? <CustomerCommands {...props} /> : <Palette {...props} orders={[]} />;
}

function CustomerCommands(props: OverlayProps) {
  return <Palette {...props} orders={useOrderCommands()} />;
}

function Palette({ open, onClose, orders }: OverlayProps & { orders: ReturnType<typeof useOrderCommands> }) {
  const pages = usePageCommands();
  const actions = useActionCommands();
  return (
    <CommandPalette
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      sections={[...pages, ...orders, ...actions]}
    />
  );
}
