import type { ConfirmDialogProps } from '@promenade/storefront-ui/overlays';
import { lazyOnIntent } from './lazy.tsx';

/** Asks before something that cannot be undone; its code comes when a question is near. */
export const confirmDialog = lazyOnIntent<ConfirmDialogProps>(() =>
  import('@promenade/storefront-ui/overlays').then(({ ConfirmDialog }) => ConfirmDialog),
);
