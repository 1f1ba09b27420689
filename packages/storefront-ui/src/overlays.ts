/** Components that need radix-ui or another library. Load them on demand, not with the page. */
export { ProductLightbox, type ProductLightboxProps } from './commerce/product-lightbox/index.ts';
export {
  type Command,
  CommandPalette,
  type CommandPaletteProps,
  type CommandSection,
} from './patterns/command-palette/index.ts';
export { MobileMenu, type MobileMenuProps } from './patterns/mobile-menu/index.ts';
export {
  SearchDrawer,
  type SearchDrawerProps,
  type SearchSuggestion,
  type SearchWord,
} from './patterns/search-drawer/index.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './primitives/confirm-dialog/index.ts';
export { Dialog, type DialogProps } from './primitives/dialog/index.ts';
export { Drawer, type DrawerProps } from './primitives/drawer/index.ts';
export {
  createToasts,
  type ToastMessage,
  ToastRegion,
  type ToastRegionProps,
  type Toasts,
  toasts,
} from './primitives/toast/index.ts';
