/** What needs radix-ui: load it when it is asked for, not with the page. */
export { ConfirmDialog, type ConfirmDialogProps } from './primitives/confirm-dialog/index.ts';
export { Dialog, type DialogProps } from './primitives/dialog/index.ts';
export { Drawer, type DrawerProps } from './primitives/drawer/index.ts';
export {
  createToasts,
  type ToastMessage,
  ToastRegion,
  type ToastRegionProps,
  type Toasts,
} from './primitives/toast/index.ts';
