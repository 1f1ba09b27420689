/** Components that open on demand. Load them then, not with the page. */
export type { Command, CommandSection } from './primitives/command-palette/CommandList.tsx';
export { CommandPalette, type CommandPaletteProps } from './primitives/command-palette/CommandPalette.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './primitives/confirm-dialog/ConfirmDialog.tsx';
export { Dialog, type DialogProps } from './primitives/dialog/Dialog.tsx';
export { Drawer, type DrawerProps } from './primitives/drawer/Drawer.tsx';
export { ToastRegion, type ToastRegionProps } from './primitives/toast/ToastRegion.tsx';
export { createToasts, type ToastMessage, type Toasts, toasts } from './primitives/toast/toasts.ts';
