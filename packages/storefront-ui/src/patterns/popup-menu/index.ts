export { PopupMenu, type PopupMenuLink, type PopupMenuProps } from './PopupMenu.tsx';
export { PopupMenuItem, type PopupMenuItemProps } from './PopupMenuItem.tsx';
